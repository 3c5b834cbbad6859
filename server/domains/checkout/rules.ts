import { countryCurrency } from "#contract/catalogue/country-currency.ts";
import { paymentMethodIds, paymentMethods } from "#contract/catalogue/payment-methods.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import { countries } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import type { MethodOffer } from "#server/providers/payment/port.ts";

/** The first candidate that the site serves, else the site's first country. */
export function choosePaymentCountry(
  candidates: readonly (string | null | undefined)[],
  served: readonly CountryCode[],
): CountryCode {
  const known = candidates.find((code): code is CountryCode =>
    served.some((country) => country === code),
  );
  return known ?? served[0] ?? countries[0];
}

/** Whether the catalogue allows a method in a country and its currency. */
export function isForCountry(id: PaymentMethodId, country: CountryCode): boolean {
  const method = paymentMethods[id];
  return (
    method.status.is === "active" &&
    (method.countries === "every" || method.countries.includes(country)) &&
    (method.currencies === "every" || method.currencies.includes(countryCurrency[country]))
  );
}

/** A method and the bundles it can pay for; its name is added later. */
export interface Payable {
  readonly id: PaymentMethodId;
  readonly brands: readonly PaymentMethodId[];
  readonly issuers: MethodOffer["issuers"];
  readonly bundles: readonly string[];
}

/**
 * Catalogue ∩ what the site allows ∩ what the provider offers for each bundle's amount, one tile
 * per method: a brand is shown on the tile whose form it uses.
 */
export function listPayableMethods(
  country: CountryCode,
  offered: readonly { readonly bundle: string; readonly methods: readonly MethodOffer[] }[],
  allowed: readonly PaymentMethodId[],
): Payable[] {
  const fitting = paymentMethodIds.filter(
    (id) => allowed.includes(id) && isForCountry(id, country),
  );
  return fitting
    .filter((id) => paymentMethods[id].brandOf === null)
    .map((id) => {
      const here = offered.filter(({ methods }) => methods.some((method) => method.id === id));
      const first = here[0]?.methods.find((method) => method.id === id);
      return {
        id,
        brands: fitting.filter((brand) => paymentMethods[brand].brandOf === id),
        issuers: first?.issuers ?? [],
        bundles: here.map(({ bundle }) => bundle),
      };
    })
    .filter(({ bundles }) => bundles.length > 0);
}

/** The tile on which a method or brand pays for a bundle; undefined if none does. */
export function findTile(
  payable: readonly Payable[],
  method: PaymentMethodId,
  bundle: string,
): Payable | undefined {
  return payable.find(
    ({ id, brands, bundles }) =>
      (id === method || brands.includes(method)) && bundles.includes(bundle),
  );
}
