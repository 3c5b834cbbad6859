import type { Locale2, MethodEnum } from "mollie-api-typescript/models";
import type { Locale } from "#contract/shared/languages.ts";
import { paymentMethods } from "#contract/catalogue/payment-methods.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { PaymentRejected } from "./port.ts";

/** A method's name at Mollie. Throws PaymentRejected if Mollie no longer offers it. */
export function toMollieMethod(id: PaymentMethodId): MethodEnum {
  const { mollie } = paymentMethods[id];
  if (mollie === null) throw new PaymentRejected(`${id} is no longer taken`);
  // A test compares every name of the catalogue with the client's list.
  return mollie as MethodEnum;
}

const plain = {
  nl: "nl_NL",
  en: "en_GB",
  de: "de_DE",
  fr: "fr_FR",
  it: "it_IT",
  es: "es_ES",
  pl: "pl_PL",
} as const satisfies Record<Locale, Locale2>;

/** Countries with their own variant of a language. */
const regional: Readonly<Partial<Record<`${Locale}_${CountryCode}`, Locale2>>> = {
  nl_BE: "nl_BE",
  fr_BE: "fr_BE",
  de_AT: "de_AT",
  de_CH: "de_CH",
  en_US: "en_US",
};

/** The language of the provider's pages. */
export function toMollieLocale(locale: Locale, country: CountryCode): Locale2 {
  return regional[`${locale}_${country}`] ?? plain[locale];
}
