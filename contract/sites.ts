import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { fictionalIcons } from "./catalogue/fictional-icons.ts";
import { interests } from "./catalogue/interests.ts";
import { pictureWalls } from "./catalogue/picture-walls.ts";
import { matchFinderQuestions } from "./catalogue/match-finder.ts";
import { locales } from "./shared/languages.ts";
import { currency } from "./formatting/money-shapes.ts";
import { profileField } from "./profiles.ts";

export const searchFields = ["gender", "country", "countryregion", "min_age", "max_age"] as const;

const regionsOfCountry = z.array(z.object({ code: z.string(), name: z.string() }));

/** The public settings of a site, in the visitor's language (specification, section 3). */
export const settings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: z.string(),
  cdn_prefix: z.string(),
  index_title: z.string(),
  description: z.string(),
  countries: z.array(z.string().length(2)),
  visible_profile_fields: z.array(profileField),
  visible_profile_notes: z.record(z.string(), z.string()),
  /** The country the request comes from, if known, and the visitor's own choice, if any. */
  geoip_country: z.string().nullable(),
  geoip_selected_country: z.string().nullable(),
  enable_site_entry_popup: z.enum(["yes", "no"]),
  signups: z.enum(["all", "with_trafficsource", "closed"]),
  logged_out_search: z.enum(["all", "none"]),
  logged_out_search_trafficsource: z.enum(["all", "none"]),
  push_public_key: z.string().nullable(),
  /** The lowest price of a message per country, in that country's currency (major units). */
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.number(), currency })),
  message_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  signup_credits: z.int(),
  message_length: z.int(),
  support_email: z.string(),
  support_phone: z.string(),
  fictional_icon: z.enum(fictionalIcons),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  refund_days: z.int(),
  member_resell: z.boolean(),
  interests: z.array(z.enum(interests)),
  region_data: z.record(z.string(), regionsOfCountry),
  search_fields: z.array(z.enum(searchFields)),
  // --- our additions to the specification's list
  /** The languages visitors can choose from. */
  languages: z.array(z.enum(locales)),
  /** This deployment is a demo, and every page shows that. */
  demo: z.boolean(),
  min_age: z.int(),
  /** How many days back a free member can read a conversation. */
  history_days: z.int(),
  /** The owner's claim about the chances with Premium, in percent; null if there is none. */
  premium_chance: z.int().nullable(),
  /** Whether this visitor may search, by the rule for visitors with or without a traffic source. */
  visitor_search: z.boolean(),
  /** How many fictional profiles the site has; 0 hides every sentence about them. */
  fictional_count: z.int(),
  /** What the match finder asks, in this order. */
  match_finder: z.array(z.enum(matchFinderQuestions)),
  /** The portraits on the front page. */
  picture_wall: z.enum(pictureWalls),
  /** The owner's texts for the front page. */
  home: z.object({ headline: z.string(), lead: z.string() }),
});
export type Settings = z.output<typeof settings>;

export const companyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string().length(2),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  delete_discount: z.int(),
  added: z.iso.datetime(),
});
export type CompanyInfo = z.output<typeof companyInfo>;

/** The file of what a site's pages show to everybody; loaded by every page. */
export interface PublicSite {
  readonly settings: Settings;
  readonly companyinfo: CompanyInfo;
}

export const siteEndpoints = {
  "GET /api/settings.php": endpoint({
    summary: "The public settings of this host's site.",
    access: "anyone",
    // The page's route parameters; `domain` counts only when the server renders in-process.
    query: z.record(z.string(), z.string().max(500)).optional(),
    output: z.object({ settings }),
    errors: [],
  }),
  "GET /api/companyinfo.php": endpoint({
    summary: "Who runs the site.",
    access: "anyone",
    output: z.object({ companyinfo: companyInfo }),
    errors: [],
  }),
  "GET /api/interests.php": endpoint({
    summary: "The interests a profile can list.",
    access: "anyone",
    output: z.object({ interests: z.array(z.enum(interests)) }),
    errors: [],
  }),
  "GET /api/regions.php": endpoint({
    summary: "The regions of the site's countries.",
    access: "anyone",
    output: z.object({ regions: z.record(z.string(), regionsOfCountry) }),
    errors: [],
  }),
} as const;
