import { buildConsumer } from "#sandbox/payments/consumer.ts";
import { buildBankSteps } from "./bank-steps.ts";
import type { MethodData } from "./method.ts";

/** Invented banks, so that nobody looks for their own. */
const banks = [
  { id: "ideal_TESTNL1A", name: "Oefenbank" },
  { id: "ideal_TESTNL2A", name: "Proefbank Noord" },
  { id: "ideal_TESTNL3A", name: "Spaarproef" },
  { id: "ideal_TESTNL4A", name: "Bank van Voorbeeld" },
] as const;

export const ideal = {
  description: "iDEAL | Wero",
  countries: ["NL"],
  currencies: ["EUR"],
  minimum: 1,
  maximum: 5_000_000,
  lifeMs: 15 * 60_000,
  sequences: ["oneoff", "first"],
  mandate: "directdebit",
  issuers: banks,
  ...buildBankSteps(banks),
  buildDetails: (payment) => (payment.status === "paid" ? buildConsumer("NL", payment) : {}),
} as const satisfies MethodData;
