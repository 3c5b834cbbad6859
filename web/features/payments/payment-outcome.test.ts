import { expect, test } from "vitest";
import type { Transaction } from "#contract/payments.ts";
import { outcomeOf } from "./payment-outcome.ts";

const euro = (minor: number) => ({ minor, currency: "EUR" }) as const;
const paid = {
  status: "completed",
  amount: euro(588),
  next: null,
  difference: null,
  reversal: null,
} as const;
const slip = { holder: "A", iban: "C", bic: "D", reference: "E" };
const back = (refunded: number, chargedBack: number): Pick<Transaction, "reversal"> => ({
  reversal: {
    refunded: euro(refunded),
    charged_back: euro(chargedBack),
    credits: 0,
    debt: 0,
    whole: false,
    at: "2026-11-21T12:00:00Z",
  },
});
const differing = (received: number) => ({
  status: "pending" as const,
  difference: { kind: "amount" as const, received: euro(received) },
});

test.each([
  ["paid", {}, "completed"],
  ["still open", { status: "loading" as const }, "loading"],
  [
    "waits for a transfer",
    { status: "loading" as const, next: { is: "instructions" as const, slip, url: null } },
    "transfer",
  ],
  ["differs from its order", differing(100), "differs"],
  ["was refunded", back(588, 0), "refunded"],
  ["was refunded in part", back(587, 0), "partly_refunded"],
  ["was charged back", back(0, 588), "charged_back"],
  ["was charged back in part", back(0, 1), "partly_charged_back"],
  ["was refunded and charged back", back(288, 300), "charged_back"],
  ["differed and was refunded", { ...differing(100), ...back(100, 0) }, "refunded"],
  ["differed and was refunded in part", { ...differing(100), ...back(60, 0) }, "partly_refunded"],
])("a payment that %s", (_, change, outcome) => {
  expect(outcomeOf({ ...paid, ...change })).toBe(outcome);
});
