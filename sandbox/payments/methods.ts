/** The methods this provider simulates, and their limits. */
export const sandboxMethods = {
  ideal: {
    description: "iDEAL",
    countries: ["NL"],
    currencies: ["EUR"],
    minimum: 1,
    maximum: 5_000_000,
  },
  creditcard: {
    description: "Credit card",
    countries: null,
    currencies: ["EUR", "GBP", "USD", "CAD", "AUD", "NZD", "CHF", "PLN"],
    minimum: 1,
    maximum: 1_000_000,
  },
} as const satisfies Record<string, SandboxMethodData>;

interface SandboxMethodData {
  readonly description: string;
  /** null means everywhere. */
  readonly countries: readonly string[] | null;
  readonly currencies: readonly string[];
  /** In minor units, whichever currency is used. */
  readonly minimum: number;
  readonly maximum: number;
}

export type SandboxMethod = keyof typeof sandboxMethods;
export const sandboxMethodIds = Object.keys(sandboxMethods) as readonly SandboxMethod[];

export function isSandboxMethod(id: string): id is SandboxMethod {
  return Object.hasOwn(sandboxMethods, id);
}

/** Invented banks, so that nobody looks for their own. */
export const sandboxBanks = [
  { id: "ideal_TESTNL1A", name: "Oefenbank" },
  { id: "ideal_TESTNL2A", name: "Proefbank Noord" },
  { id: "ideal_TESTNL3A", name: "Spaarproef" },
  { id: "ideal_TESTNL4A", name: "Bank van Voorbeeld" },
] as const;

/** Why a method does not accept this amount; null if it does. */
export function findAmountError(
  id: SandboxMethod,
  amount: { readonly minor: number; readonly currency: string },
): "currency" | "minimum" | "maximum" | null {
  const method: SandboxMethodData = sandboxMethods[id];
  if (!method.currencies.includes(amount.currency)) return "currency";
  if (amount.minor < method.minimum) return "minimum";
  return amount.minor > method.maximum ? "maximum" : null;
}

export function isForCountry(id: SandboxMethod, country: string | null): boolean {
  const { countries }: SandboxMethodData = sandboxMethods[id];
  return countries === null || country === null || countries.includes(country);
}
