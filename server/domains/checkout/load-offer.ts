import type { Bundle, Offer, OfferedMethod } from "#contract/checkout.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { paymentMethods } from "#contract/catalogue/payment-methods.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { priceMessage } from "#server/domains/credits/rules.ts";
import { loadOwnProfile } from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { presentCompany } from "#server/domains/site-settings/present-settings.ts";
import { getTexts } from "#server/platform/texts.ts";
import { choosePaymentCountry, listPayableMethods, presentBundle } from "./rules.ts";
import type { Payable } from "./rules.ts";
import { vatPermille } from "./vat-rates.ts";

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
  const bundles = listBundles(ctx, country);
  const [methods, fictional] = await Promise.all([
    listMethods(ctx, country, bundles),
    services.countFictional(site),
  ]);
  const permille = vatPermille[country];
  return {
    country,
    countries: site.countries,
    vat_percentage: permille === null ? null : permille / 10,
    bundles,
    methods: methods.map((method) => presentMethod(method, ctx.locale)),
    company: presentCompany(site),
    fictional_count: fictional,
  };
}

/** The site's bundles as sold in a country, smallest first. */
export function listBundles({ site }: Pick<RequestContext, "site">, country: CountryCode) {
  return site.bundles.flatMap((bundle) => presentBundle(bundle, country, priceMessage(site)) ?? []);
}

/** The site's methods that can pay for these bundles now; asks the provider about each amount. */
export async function listMethods(
  { services, site }: RequestContext,
  country: CountryCode,
  bundles: readonly Bundle[],
): Promise<Payable[]> {
  const { current } = services.payment.accounts;
  const offered = await Promise.all(
    bundles.map(async ({ id, price }) => ({
      bundle: id,
      methods: await current.offers({ country, amount: price }),
    })),
  );
  return listPayableMethods(country, offered, site.payment_methods);
}

/** A method's name: translated, or the brand name. */
export function localizeMethod(id: PaymentMethodId, locale: Locale): string {
  return getTexts(locale, "checkout")(`methods.${id}`);
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
