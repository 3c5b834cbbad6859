import { regions } from "#contract/catalogue/regions.ts";
import type { Locale } from "#contract/languages.ts";
import type { CompanyInfo, Settings } from "#contract/sites.ts";
import { priceMessage } from "#server/domains/credits/rules.ts";
import type { Site } from "./find-site.ts";

interface Visit {
  readonly locale: Locale;
  readonly country: string | null;
  readonly selectedCountry: string | null;
  readonly demo: boolean;
  readonly fictionalCount: number;
}

/** The public settings of a site in the visitor's language; a pure function. */
export function presentSettings(site: Site, visit: Visit): Settings {
  const { locale } = visit;
  const { texts } = site;
  return {
    name: site.name,
    domain: site.domain,
    domain_language: site.domain_language,
    cdn_prefix: "/media",
    index_title: texts.index_title[locale],
    description: texts.description[locale],
    countries: site.countries,
    visible_profile_fields: site.visible_profile_fields,
    visible_profile_notes: Object.fromEntries(
      Object.entries(site.visible_profile_notes).map(([field, note]) => [field, note[locale]]),
    ),
    geoip_country: visit.country,
    geoip_selected_country: visit.selectedCountry,
    enable_site_entry_popup: site.enable_site_entry_popup,
    signups: site.signups,
    logged_out_search: site.logged_out_search,
    logged_out_search_trafficsource: site.logged_out_search_trafficsource,
    push_public_key: site.push_public_key,
    minimum_message_costs: minimumMessageCosts(site),
    message_credits: priceMessage(site),
    photo_credits: site.photo_credits,
    gift_credits: site.gift_credits,
    signup_credits: site.signup_credits,
    message_length: site.message_length,
    support_email: site.support_email,
    support_phone: site.support_phone,
    fictional_icon: site.fictional_icon,
    fictional_warning: texts.fictional_warning[locale],
    fictional_singular: texts.fictional_singular[locale],
    fictional_plural: texts.fictional_plural[locale],
    refund_days: site.refund_days,
    member_resell: site.member_resell,
    interests: site.interests,
    region_data: listRegions(site),
    search_fields: site.search_fields,
    languages: site.languages,
    demo: visit.demo,
    min_age: site.min_age,
    history_days: site.history_days,
    premium_chance: site.premium_chance,
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
