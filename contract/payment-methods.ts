import type { CountryCode } from "./regions.ts";
import type { Currency } from "./money.ts";

/** The specification's 18 ids, as they cross the wire, stand in addresses and stay in the history. */
export const paymentMethodIds = [
  "sdd",
  "prezelewy24",
  "blik",
  "sct",
  "giropay",
  "mastercard",
  "visa",
  "creditcard",
  "nexi",
  "cartebancaire",
  "ideal",
  "bancontact",
  "applepay",
  "paysafecard",
  "maestro",
  "paypal",
  "sofort",
  "eps",
] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** What paying by it is like: the families share their screens and their words. */
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

/** A method's place in its life; the dates are calendar dates. */
type MethodStatus =
  | { readonly is: "active" }
  /** Still works where somebody has it, but nobody gets one any more: never offered as new. */
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
  /** A brand that has no form of its own: it stands on this method's tile and uses its form. */
  readonly brandOf: PaymentMethodId | null;
  /** Its name at Mollie; null where Mollie no longer takes it. */
  readonly mollie: string | null;
}

const active = { is: "active" } as const;
const sepa = ["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE"] as const;
const card = { family: "card", mollie: "creditcard", currencies: "every" } as const;

/**
 * The catalogue (ruling 38). What is offered now is what stands here as active and the provider
 * offers for country, currency and amount; a retired id keeps its history, its name and an answer.
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
  blik: {
    family: "code",
    status: active,
    countries: ["PL"],
    currencies: ["PLN"],
    brandOf: null,
    mollie: "blik",
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
  // An Italian acquirer, not a card of its own: no provider knows it as a method.
  nexi: { ...card, status: active, countries: ["IT"], currencies: ["EUR"], brandOf: "creditcard" },
  // No new cards since July 2023.
  maestro: {
    ...card,
    status: { is: "legacy", since: "2023-07-01", replacedBy: ["creditcard"] },
    countries: sepa,
    currencies: ["EUR"],
    brandOf: "creditcard",
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
  // At Mollie since that day; the scheme itself ended with that year.
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
};
