import type { Offer, OfferedMethod } from "#contract/checkout.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import { paymentMethods } from "#contract/payment-methods.ts";
import type { PaymentMethodId } from "#contract/payment-methods.ts";
import type { CountryCode } from "#contract/regions.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { countFictional } from "#server/domains/fictional-profiles/count-fictional.ts";
import { loadOwnProfile } from "#server/domains/profiles/load-own-profile.ts";
import { presentCompany } from "#server/domains/sites/present-settings.ts";
import { getTexts } from "#server/platform/texts.ts";
import { listMethods } from "./list-methods.ts";
import { paymentCountry, presentBundle } from "./rules.ts";
import type { Payable } from "./rules.ts";
import { vatPermille } from "./vat-rates.ts";

/** What a member is offered in the country she pays in, as asked for or as her profile says. */
export async function loadOffer(
  ctx: RequestContext,
  member: MemberId,
  asked: CountryCode | undefined,
): Promise<Offer> {
  const { site, services } = ctx;
  const profile = await loadOwnProfile(ctx, member);
  const country = paymentCountry([asked, profile?.country, ctx.country], site.countries);
  const bundles = bundlesFor(ctx, country);
  const [methods, fictional] = await Promise.all([
    listMethods(services, country, bundles),
    countFictional(services, site),
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

/** The site's bundles as they are sold in a country, smallest first. */
export function bundlesFor({ site }: Pick<RequestContext, "site">, country: CountryCode) {
  return site.bundles.flatMap(
    (bundle) => presentBundle(bundle, country, site.message_credits) ?? [],
  );
}

/** A method's name: a word of the language, or the brand's own. */
export function methodName(id: PaymentMethodId, locale: Locale): string {
  return getTexts(locale, "credits")(`methods.${id}`);
}

function presentMethod({ id, brands, issuers, bundles }: Payable, locale: Locale): OfferedMethod {
  return {
    id,
    name: methodName(id, locale),
    family: paymentMethods[id].family,
    brands: brands.map((brand) => ({ id: brand, name: methodName(brand, locale) })),
    issuers: [...issuers],
    bundles: [...bundles],
  };
}
