import { buildBankSteps } from "./bank-steps.ts";
import type { MethodData } from "./method.ts";

const banks = [
  { id: "przelewy24_TESTPL1A", name: "Bank Próbny" },
  { id: "przelewy24_TESTPL2A", name: "Bank Ćwiczebny" },
  { id: "przelewy24_TESTPL3A", name: "Przykładowa Kasa" },
] as const;

export const przelewy24 = {
  description: "Przelewy24",
  countries: ["PL"],
  currencies: ["PLN", "EUR"],
  minimum: 1,
  maximum: 5_500_000,
  lifeMs: 60 * 60_000,
  sequences: ["oneoff"],
  ...buildBankSteps(banks),
  buildDetails: () => ({}),
} as const satisfies MethodData;
