import type { Money } from "#contract/formatting/money.ts";
import { computeMessages } from "#contract/shared/bundle-messages.ts";
import { countryCurrency } from "#contract/catalogue/country-currency.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { priceMessage } from "#server/domains/credits/rules.ts";
import type { SiteData } from "#server/domains/sites/site-data/site-data.ts";
import { computeVat, vatPermille } from "./vat-rates.ts";

/** What a bundle costs. Everything that shows or charges a price reads a quote. */
export interface Quote {
  /** The bundle's id. */
  readonly bundle: string;
  readonly credits: number;
  /** The full price, including tax. */
  readonly price: Money;
  /** The tax in that price, in tenths of a percent of the price without it; null if none. */
  readonly vatPermille: number | null;
  readonly vat: Money | null;
  /** How many messages it pays for, and the price of each. */
  readonly messages: number;
  readonly price_per_message: Money;
}

type Seller = Pick<SiteData, "bundles" | "message_credits">;

/** A quote for each bundle that the site sells in a country, smallest first. */
export function priceBundles(site: Seller, country: CountryCode): Quote[] {
  return site.bundles.flatMap((bundle) => priceBundle(bundle, country, priceMessage(site)) ?? []);
}

/** Null without a price in the country's currency. */
function priceBundle(
  { id, credits, prices }: Seller["bundles"][number],
  country: CountryCode,
  messageCredits: number,
): Quote | null {
  const currency = countryCurrency[country];
  const minor = prices[currency];
  if (minor === undefined) return null;
  const price = { minor, currency };
  const permille = vatPermille[country];
  return {
    bundle: id,
    credits,
    price,
    vatPermille: permille,
    vat: permille === null ? null : { minor: computeVat(minor, permille), currency },
    ...computeMessages(credits, price, messageCredits),
  };
}
