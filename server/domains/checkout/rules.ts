import type { Bundle } from "#contract/checkout.ts";
import { countryCurrency } from "#contract/country-currency.ts";
import { paymentMethodIds, paymentMethods } from "#contract/payment-methods.ts";
import type { PaymentMethodId } from "#contract/payment-methods.ts";
import { countries } from "#contract/regions.ts";
import type { CountryCode } from "#contract/regions.ts";
import type { SiteData } from "#server/domains/sites/site-data.ts";
import type { MethodOffer } from "#server/providers/payment/port.ts";
import { vatInside, vatPermille } from "./vat-rates.ts";

type BundleData = SiteData["bundles"][number];

/** The country she pays in: as asked, else her profile's, else the request's, else the site's first. */
export function paymentCountry(
  wishes: readonly (string | null | undefined)[],
  served: readonly CountryCode[],
): CountryCode {
  const known = wishes.find((wish): wish is CountryCode => served.some((one) => one === wish));
  return known ?? served[0] ?? countries[0];
}

/** A bundle as it is sold in a country; null where it has no price in that country's money. */
export function presentBundle(
  { id, credits, prices }: BundleData,
  country: CountryCode,
  messageCredits: number,
): Bundle | null {
  const currency = countryCurrency[country];
  const minor = prices[currency];
  if (minor === undefined) return null;
  const permille = vatPermille[country];
  return {
    id,
    credits,
    price: { minor, currency },
    vat: permille === null ? null : { minor: vatInside(minor, permille), currency },
    messages: Math.floor(credits / messageCredits),
    price_per_message: { minor: Math.round((minor * messageCredits) / credits), currency },
  };
}

/** Whether the catalogue lets a method be offered in a country: active, and for its money. */
export function isForCountry(id: PaymentMethodId, country: CountryCode): boolean {
  const method = paymentMethods[id];
  return (
    method.status.is === "active" &&
    (method.countries === "every" || method.countries.includes(country)) &&
    (method.currencies === "every" || method.currencies.includes(countryCurrency[country]))
  );
}

/** A way to pay for some bundles, before it is put into words. */
export interface Payable {
  readonly id: PaymentMethodId;
  readonly brands: readonly PaymentMethodId[];
  readonly issuers: MethodOffer["issuers"];
  readonly bundles: readonly string[];
}

/**
 * Catalogue ∩ what the provider offers for each bundle's amount, one tile a method: a brand stands
 * on the tile whose form it uses.
 */
export function payableMethods(
  country: CountryCode,
  offered: readonly { readonly bundle: string; readonly methods: readonly MethodOffer[] }[],
): Payable[] {
  const fitting = paymentMethodIds.filter((id) => isForCountry(id, country));
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

/** The tile by which a method, or a brand on a tile, pays for a bundle; undefined where none does. */
export function tileFor(
  payable: readonly Payable[],
  method: PaymentMethodId,
  bundle: string,
): Payable | undefined {
  return payable.find(
    ({ id, brands, bundles }) =>
      (id === method || brands.includes(method)) && bundles.includes(bundle),
  );
}

/** What the browser says of an order. */
export interface OrderWish {
  readonly bundle: string;
  readonly method: PaymentMethodId;
  readonly issuer?: string | undefined;
  readonly country: CountryCode;
}

/** Whether a repeated order asks for the very same. */
export function isSameOrder(
  order: {
    readonly bundle_id: string;
    readonly method: string;
    readonly issuer: string | null;
    readonly country: string;
  },
  wish: OrderWish,
): boolean {
  return (
    order.bundle_id === wish.bundle &&
    order.method === wish.method &&
    order.issuer === (wish.issuer ?? null) &&
    order.country === wish.country
  );
}
