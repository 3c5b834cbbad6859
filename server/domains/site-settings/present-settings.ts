import { regions } from "#contract/catalogue/regions.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { CompanyInfo, Settings } from "#contract/sites.ts";
import { priceMessage } from "#server/domains/credits/rules.ts";
import { canVisitorSearch } from "#server/domains/search/rules.ts";
import type { Site } from "#server/domains/sites/find-site.ts";

interface Visit {
  readonly locale: Locale;
  readonly country: string | null;
  readonly selectedCountry: string | null;
  /** The visitor came from a traffic source. */
  readonly fromTrafficSource: boolean;
  readonly demo: boolean;
  readonly pushPublicKey: string | null;
  readonly fictionalCount: number;
}

/**
 * The public settings of a site in the visitor's language. The endpoint's output schema strips
 * everything else that the site has.
 */
export function presentSettings(site: Site, visit: Visit): Settings {
  const { locale } = visit;
  const { texts } = site;
  return {
    ...site,
    cdn_prefix: "/media",
    index_title: texts.index_title[locale],
    description: texts.description[locale],
    visible_profile_notes: Object.fromEntries(
      Object.entries(site.visible_profile_notes).map(([field, note]) => [field, note[locale]]),
    ),
    geoip_country: visit.country,
    geoip_selected_country: visit.selectedCountry,
    minimum_message_costs: minimumMessageCosts(site),
    message_credits: priceMessage(site),
    fictional_warning: texts.fictional_warning[locale],
    fictional_singular: texts.fictional_singular[locale],
    fictional_plural: texts.fictional_plural[locale],
    region_data: listRegions(site),
    visitor_search: canVisitorSearch(site, visit.fromTrafficSource),
    demo: visit.demo,
    push_public_key: visit.pushPublicKey,
    fictional_count: visit.fictionalCount,
    home: { headline: texts.home_headline[locale], lead: texts.home_lead[locale] },
  };
}

/** The regions of the countries a site serves, per country. */
export function listRegions(site: Site): Settings["region_data"] {
  return Object.fromEntries(site.countries.map((code) => [code, [...regions[code]]]));
}

export function presentCompany(site: Site): CompanyInfo {
  return { ...site.company, support_phone: site.support_phone };
}

function minimumMessageCosts(site: Site): Settings["minimum_message_costs"] {
  return Object.fromEntries(
    Object.entries(site.minimum_message_costs).map(([country, least]) => [
      country,
      { costs: least.minor / 100, currency: least.currency },
    ]),
  );
}
