import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { regions } from "#contract/catalogue/regions.ts";
import { companyInfo, settings } from "#contract/sites.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { presentCompany, presentSettings } from "./present-settings.ts";
import { siteData } from "#server/domains/sites/site-data/site-data.ts";

const spoken = (word: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${word} in ${locale}`]));

/** No two settings have the same value, so that none can be served in place of another. */
const site: Site = {
  ...siteData.parse({
    ...demoSites[0]?.data,
    name: "Avondrood",
    domain: "avondrood.example",
    domain_language: "fr-BE",
    languages: ["fr", "nl", "de"],
    texts: {
      index_title: spoken("title"),
      description: spoken("description"),
      home_headline: spoken("headline"),
      home_lead: spoken("lead"),
      fictional_warning: spoken("warning"),
      fictional_singular: spoken("one"),
      fictional_plural: spoken("several"),
    },
    fictional_icon: "pen",
    picture_wall: "beach",
    countries: ["BE", "FR"],
    visible_profile_fields: ["age", "tattoos"],
    visible_profile_notes: { age: spoken("note") },
    search_fields: ["gender", "max_age"],
    interests: ["tea", "hiking"],
    enable_site_entry_popup: "no",
    signups: "with_trafficsource",
    logged_out_search: "none",
    logged_out_search_trafficsource: "all",
    minimum_message_costs: {
      BE: { minor: 85, currency: "EUR" },
      FR: { minor: 120, currency: "EUR" },
    },
    message_credits: 7,
    photo_credits: 11,
    gift_credits: 13,
    signup_credits: 29,
    message_length: 900,
    min_age: 35,
    refund_days: 21,
    history_days: 9,
    premium_chance: 46,
    match_finder: ["race", "age"],
    support_email: "help@avondrood.example",
    support_phone: "+32 2 000 00 01",
    member_resell: true,
    company: {
      name: "Avondrood Voorbeeld",
      address: "Voorbeeldlaan 1",
      kvk: "0000.000.000",
      city: "Voorbeeldgem",
      country: "BE",
      tradenames: ["Avondrood", "Soir rouge"],
      vat_numbers: ["BE0000000000"],
      delete_discount: 15,
      added: "2024-02-03T00:00:00Z",
    },
  }),
  id: "avondrood" as Site["id"],
  hosts: ["avondrood.example"],
  warning_version: "the version",
};

const seenIn = (locale: Locale) =>
  settings.parse(
    presentSettings(site, {
      locale,
      country: "FR",
      selectedCountry: "BE",
      fromTrafficSource: true,
      demo: true,
      pushPublicKey: "the public half",
      fictionalCount: 17,
    }),
  );

test.each(locales)("in %s every setting comes from the site's own document", (locale) => {
  expect(seenIn(locale)).toEqual({
    name: "Avondrood",
    domain: "avondrood.example",
    domain_language: "fr-BE",
    cdn_prefix: "/media",
    index_title: `title in ${locale}`,
    description: `description in ${locale}`,
    countries: ["BE", "FR"],
    visible_profile_fields: ["age", "tattoos"],
    visible_profile_notes: { age: `note in ${locale}` },
    geoip_country: "FR",
    geoip_selected_country: "BE",
    enable_site_entry_popup: "no",
    signups: "with_trafficsource",
    logged_out_search: "none",
    logged_out_search_trafficsource: "all",
    push_public_key: "the public half",
    minimum_message_costs: {
      BE: { costs: 0.85, currency: "EUR" },
      FR: { costs: 1.2, currency: "EUR" },
    },
    message_credits: 7,
    photo_credits: 11,
    gift_credits: 13,
    signup_credits: 29,
    message_length: 900,
    support_email: "help@avondrood.example",
    support_phone: "+32 2 000 00 01",
    fictional_icon: "pen",
    picture_wall: "beach",
    fictional_warning: `warning in ${locale}`,
    fictional_singular: `one in ${locale}`,
    fictional_plural: `several in ${locale}`,
    refund_days: 21,
    member_resell: true,
    interests: ["tea", "hiking"],
    region_data: { BE: regions.BE, FR: regions.FR },
    search_fields: ["gender", "max_age"],
    languages: ["fr", "nl", "de"],
    demo: true,
    min_age: 35,
    history_days: 9,
    premium_chance: 46,
    match_finder: ["race", "age"],
    fictional_count: 17,
    visitor_search: true,
    home: { headline: `headline in ${locale}`, lead: `lead in ${locale}` },
  });
});

test("the company info comes from the site's own document, with the site's telephone number", () => {
  const answered = presentCompany(site);
  expect(answered).toEqual({
    name: "Avondrood Voorbeeld",
    address: "Voorbeeldlaan 1",
    kvk: "0000.000.000",
    city: "Voorbeeldgem",
    country: "BE",
    tradenames: ["Avondrood", "Soir rouge"],
    vat_numbers: ["BE0000000000"],
    support_phone: "+32 2 000 00 01",
    delete_discount: 15,
    added: "2024-02-03T00:00:00Z",
  });
  expect(companyInfo.parse(answered)).toEqual(answered);
});
