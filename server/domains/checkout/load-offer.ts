import type { Bundle, Offer, OfferedMethod } from "#contract/checkout.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { paymentMethods } from "#contract/catalogue/payment-methods.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { Money } from "#contract/formatting/money.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { priceBundles } from "#server/domains/orders/quote.ts";
import type { Quote } from "#server/domains/orders/quote.ts";
import { vatPermille } from "#server/domains/orders/vat-rates.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { loadOwnProfile } from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { presentCompany } from "#server/domains/site-settings/present-settings.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { getTexts } from "#server/platform/texts.ts";
import { choosePaymentCountry, findTile, listPayableMethods } from "./rules.ts";
import type { Payable } from "./rules.ts";

/**
 * The offer in the payment country: the requested country, else the country of the member's profile.
 */
export async function loadOffer(
  ctx: RequestContext,
  member: MemberId,
  requested: CountryCode | undefined,
): Promise<Offer> {
  const { site, services } = ctx;
  const profile = await loadOwnProfile(ctx, member);
  const country = choosePaymentCountry([requested, profile?.country, ctx.country], site.countries);
  const quotes = priceBundles(site, country);
  const [methods, fictional] = await Promise.all([
    listMethods(ctx, country, quotes),
    services.countFictional(site),
  ]);
  const permille = vatPermille[country];
  return {
    country,
    countries: site.countries,
    vat_percentage: permille === null ? null : permille / 10,
    bundles: quotes.map(presentQuote),
    methods: methods.map((method) => presentMethod(method, ctx.locale)),
    company: presentCompany(site),
    fictional_count: fictional,
  };
}

/** What is to be paid with a method. */
interface Payment {
  readonly country: CountryCode;
  readonly bundle: string;
  readonly price: Money;
  readonly method: PaymentMethodId;
  readonly issuer: string | undefined;
}

/**
 * Throws unless the method can pay this price now: `payment_unavailable` if none can,
 * `method_unavailable`, and `invalid_input` for an unknown bank.
 */
export async function requireMethod(
  ctx: RequestContext,
  { country, bundle, price, method, issuer }: Payment,
): Promise<void> {
  const payable = await listMethods(ctx, country, [{ bundle, price }]);
  if (payable.length === 0) throw new AppError("payment_unavailable");
  const tile = findTile(payable, method, bundle);
  if (!tile) throw new AppError("method_unavailable");
  if (issuer !== undefined && !tile.issuers.some(({ id }) => id === issuer)) {
    throw new AppError("invalid_input", { fields: { issuer: "invalid_value" } });
  }
}

/** The site's methods that can pay these prices now; asks the provider about each amount. */
async function listMethods(
  { services, site }: RequestContext,
  country: CountryCode,
  prices: readonly Pick<Quote, "bundle" | "price">[],
): Promise<Payable[]> {
  const { current } = services.payment.accounts;
  const offered = await Promise.all(
    prices.map(async ({ bundle, price }) => ({
      bundle,
      methods: await current.offers({ country, amount: price }),
    })),
  );
  return listPayableMethods(country, offered, site.payment_methods);
}

/** A method's name: translated, or the brand name. */
export function localizeMethod(id: PaymentMethodId, locale: Locale): string {
  return getTexts(locale, "checkout")(`methods.${id}`);
}

function presentQuote({ bundle, credits, price, vat, messages, price_per_message }: Quote): Bundle {
  return { id: bundle, credits, price, vat, messages, price_per_message };
}

function presentMethod({ id, brands, issuers, bundles }: Payable, locale: Locale): OfferedMethod {
  return {
    id,
    name: localizeMethod(id, locale),
    family: paymentMethods[id].family,
    brands: brands.map((brand) => ({ id: brand, name: localizeMethod(brand, locale) })),
    issuers: [...issuers],
    bundles: [...bundles],
  };
}
