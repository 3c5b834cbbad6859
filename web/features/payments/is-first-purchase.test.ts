import { expect, test } from "vitest";
import type { Transaction } from "#contract/payments.ts";
import type { OrderId } from "#contract/shared/ids.ts";
import { isFirstPurchase } from "./is-first-purchase.ts";

const order = (id: string, status: Transaction["status"]): Transaction => ({
  payment_id: id as OrderId,
  status,
  bundle: "small",
  credits: 60,
  amount: { minor: 588, currency: "EUR" },
  vat: null,
  vat_percentage: null,
  method: "ideal",
  method_name: "iDEAL",
  country: "NL",
  ordered_at: "2026-11-21T10:00:00.000Z",
  status_at: null,
  failure: null,
  next: null,
  retry_until: null,
  difference: null,
  surplus: null,
  reversal: null,
});

test.each([
  ["true for the only order", [order("a", "completed")], false, true],
  ["true after failed attempts", [order("a", "completed"), order("b", "failed")], false, true],
  [
    "false after another purchase",
    [order("a", "completed"), order("b", "completed")],
    false,
    false,
  ],
  [
    "false if another purchase was first",
    [order("b", "completed"), order("a", "failed")],
    false,
    false,
  ],
  ["false if older orders are not loaded", [order("a", "completed")], true, false],
])("%s", (_, transactions, more, expected) => {
  expect(isFirstPurchase({ transactions, page: 1, more }, "a")).toBe(expected);
});
