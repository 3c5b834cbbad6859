import type { CountryCode } from "./regions.ts";
import type { Currency } from "#contract/formatting/money.ts";

/**
 * The specification's 18 ids as used on the wire, in addresses and in the history. The order is
 * that of the page: a country's banks first, then cards, codes, wallets and the rest.
 */
export const paymentMethodIds = [
  "ideal",
  "bancontact",
  "eps",
  "prezelewy24",
  "giropay",
  "sofort",
  "creditcard",
  "visa",
  "mastercard",
  "cartebancaire",
  "nexi",
  "maestro",
  "blik",
  "applepay",
  "paypal",
  "paysafecard",
  "sct",
  "sdd",
] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** The methods of a family share screens and texts. */
export const methodFamilies = [
  "bank",
  "card",
  "code",
  "wallet",
  "voucher",
  "transfer",
  "debit",
] as const;
type MethodFamily = (typeof methodFamilies)[number];

/**
 * Whether a method can still be used. A legacy method works for those who have it but is no longer
 * issued, so it is not offered separately. Dates are calendar dates.
 */
type MethodStatus =
  | { readonly is: "active" }
  | {
      readonly is: "legacy" | "retired";
      readonly since: string;
      readonly replacedBy: readonly PaymentMethodId[];
    };

export interface PaymentMethod {
  readonly family: MethodFamily;
  readonly status: MethodStatus;
  readonly countries: readonly CountryCode[] | "every";
  readonly currencies: readonly Currency[] | "every";
  /** A brand without its own form is shown on this method's tile and uses its form. */
  readonly brandOf: PaymentMethodId | null;
  /** Its name at Mollie; null if Mollie no longer offers it. */
  readonly mollie: string | null;
}

const sepa = ["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE"] as const;
const offered = { status: { is: "active" }, brandOf: null } as const;
const bank = { ...offered, family: "bank", currencies: ["EUR"] } as const;
const wallet = { ...offered, family: "wallet", countries: "every", currencies: "every" } as const;
const card = { ...offered, family: "card", mollie: "creditcard", currencies: "every" } as const;
const brand = { ...card, brandOf: "creditcard" } as const;

/**
 * The catalogue. A method is offered if it is active here and the provider offers it for the
 * country, currency and amount; a retired id keeps its history, its name and an explanation.
 */
export const paymentMethods: Readonly<Record<PaymentMethodId, PaymentMethod>> = {
  ideal: { ...bank, countries: ["NL"], mollie: "ideal" },
  bancontact: { ...bank, countries: ["BE"], mollie: "bancontact" },
  eps: { ...bank, countries: ["AT"], mollie: "eps" },
  prezelewy24: { ...bank, countries: ["PL"], currencies: ["PLN", "EUR"], mollie: "przelewy24" },
  // Mollie dropped it on that day; the scheme itself ended later that year.
  giropay: {
    ...bank,
    status: { is: "retired", since: "2024-06-30", replacedBy: ["paypal", "sdd", "creditcard"] },
    countries: ["DE"],
    mollie: null,
  },
  sofort: {
    ...bank,
    status: { is: "retired", since: "2025-03-31", replacedBy: ["eps", "sdd", "creditcard"] },
    countries: ["DE", "AT", "CH", "BE", "NL"],
    currencies: ["EUR", "CHF"],
    mollie: null,
  },
  creditcard: { ...card, countries: "every" },
  visa: { ...brand, countries: "every" },
  mastercard: { ...brand, countries: "every" },
  cartebancaire: { ...brand, countries: ["FR"], currencies: ["EUR"] },
  // An Italian acquirer rather than a card scheme, so no provider has it as a method.
  nexi: { ...brand, countries: ["IT"], currencies: ["EUR"] },
  // No new cards have been issued since July 2023.
  maestro: {
    ...brand,
    status: { is: "legacy", since: "2023-07-01", replacedBy: ["creditcard"] },
    countries: sepa,
    currencies: ["EUR"],
  },
  blik: { ...offered, family: "code", countries: ["PL"], currencies: ["PLN"], mollie: "blik" },
  applepay: { ...wallet, mollie: "applepay" },
  paypal: { ...wallet, mollie: "paypal" },
  paysafecard: {
    ...offered,
    family: "voucher",
    countries: ["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE", "GB", "CA", "PL", "AU", "NZ", "CH"],
    currencies: ["EUR", "CHF", "GBP", "PLN"],
    mollie: "paysafecard",
  },
  sct: {
    ...offered,
    family: "transfer",
    countries: sepa,
    currencies: ["EUR"],
    mollie: "banktransfer",
  },
  sdd: { ...offered, family: "debit", countries: sepa, currencies: ["EUR"], mollie: "directdebit" },
};
