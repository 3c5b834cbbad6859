import { buildConsumer } from "#sandbox/payments/consumer.ts";
import { buildBankSteps } from "./bank-steps.ts";
import type { MethodData } from "./method.ts";

const banks = [
  { id: "eps_TESTAT1A", name: "Übungsbank Donau" },
  { id: "eps_TESTAT2A", name: "Musterkassa Alpen" },
  { id: "eps_TESTAT3A", name: "Beispielbank Wien" },
] as const;

export const eps = {
  description: "eps",
  countries: ["AT"],
  currencies: ["EUR"],
  minimum: 100,
  maximum: 5_000_000,
  lifeMs: 15 * 60_000,
  sequences: ["oneoff", "first"],
  mandate: "directdebit",
  ...buildBankSteps(banks),
  buildDetails: (payment) => (payment.status === "paid" ? buildConsumer("AT", payment) : {}),
} as const satisfies MethodData;
