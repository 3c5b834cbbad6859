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

/** Whether a method can still be used. Dates are calendar dates. */
type MethodStatus =
  | { readonly is: "active" }
  /**
   * Still works for those who have it, but none are issued any more, so it is not offered
   * separately.
   */
  | {
      readonly is: "legacy";
      readonly since: string;
      readonly replacedBy: readonly PaymentMethodId[];
    }
  | {
      readonly is: "retired";
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

const active = { is: "active" } as const;
const sepa = ["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE"] as const;
const card = { family: "card", mollie: "creditcard", currencies: "every" } as const;

/**
 * The catalogue. A method is offered if it is active here and the provider offers it for the
 * country, currency and amount; a retired id keeps its history, its name and an explanation.
 */
export const paymentMethods: Readonly<Record<PaymentMethodId, PaymentMethod>> = {
  ideal: {
    family: "bank",
    status: active,
    countries: ["NL"],
    currencies: ["EUR"],
    brandOf: null,
    mollie: "ideal",
  },
  bancontact: {
    family: "bank",
    status: active,
    countries: ["BE"],
    currencies: ["EUR"],
    brandOf: null,
    mollie: "bancontact",
  },
  eps: {
    family: "bank",
    status: active,
    countries: ["AT"],
    currencies: ["EUR"],
    brandOf: null,
    mollie: "eps",
  },
  prezelewy24: {
    family: "bank",
    status: active,
    countries: ["PL"],
    currencies: ["PLN", "EUR"],
    brandOf: null,
    mollie: "przelewy24",
  },
  // Mollie dropped it on that day; the scheme itself ended later that year.
  giropay: {
    family: "bank",
    status: { is: "retired", since: "2024-06-30", replacedBy: ["paypal", "sdd", "creditcard"] },
    countries: ["DE"],
    currencies: ["EUR"],
    brandOf: null,
    mollie: null,
  },
  sofort: {
    family: "bank",
    status: { is: "retired", since: "2025-03-31", replacedBy: ["eps", "sdd", "creditcard"] },
    countries: ["DE", "AT", "CH", "BE", "NL"],
    currencies: ["EUR", "CHF"],
    brandOf: null,
    mollie: null,
  },
  creditcard: { ...card, status: active, countries: "every", brandOf: null },
  visa: { ...card, status: active, countries: "every", brandOf: "creditcard" },
  mastercard: { ...card, status: active, countries: "every", brandOf: "creditcard" },
  cartebancaire: {
    ...card,
    status: active,
    countries: ["FR"],
    currencies: ["EUR"],
    brandOf: "creditcard",
  },
  // An Italian acquirer rather than a card scheme, so no provider has it as a method.
  nexi: { ...card, status: active, countries: ["IT"], currencies: ["EUR"], brandOf: "creditcard" },
  // No new cards have been issued since July 2023.
  maestro: {
    ...card,
    status: { is: "legacy", since: "2023-07-01", replacedBy: ["creditcard"] },
    countries: sepa,
    currencies: ["EUR"],
    brandOf: "creditcard",
  },
  blik: {
    family: "code",
    status: active,
    countries: ["PL"],
    currencies: ["PLN"],
    brandOf: null,
    mollie: "blik",
  },
  applepay: {
    family: "wallet",
    status: active,
    countries: "every",
    currencies: "every",
    brandOf: null,
    mollie: "applepay",
  },
  paypal: {
    family: "wallet",
    status: active,
    countries: "every",
    currencies: "every",
    brandOf: null,
    mollie: "paypal",
  },
  paysafecard: {
    family: "voucher",
    status: active,
    countries: ["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE", "GB", "CA", "PL", "AU", "NZ", "CH"],
    currencies: ["EUR", "CHF", "GBP", "PLN"],
    brandOf: null,
    mollie: "paysafecard",
  },
  sct: {
    family: "transfer",
    status: active,
    countries: sepa,
    currencies: ["EUR"],
    brandOf: null,
    mollie: "banktransfer",
  },
  sdd: {
    family: "debit",
    status: active,
    countries: sepa,
    currencies: ["EUR"],
    brandOf: null,
    mollie: "directdebit",
  },
};
