import { z } from "zod";
import { fictionalIcons } from "#contract/fictional-icons.ts";
import { countries } from "#contract/regions.ts";
import { interests } from "#contract/interests.ts";
import { locales } from "#contract/languages.ts";
import { currency } from "#contract/money-shapes.ts";
import { profileField } from "#contract/profiles.ts";
import { companyInfo, searchFields } from "#contract/sites.ts";
import { bundleData, findUnpricedCountries } from "./bundle-data.ts";
import { themeTokens } from "./theme.ts";

/** A sentence in all seven languages. */
const inEveryLanguage = z.record(z.enum(locales), z.string().min(1));
const country = z.enum(countries);

/**
 * Everything that makes a site that site. The database keeps it as one document, the owner edits
 * it, and nothing in the code asks which site it is.
 */
export const siteData = z
  .strictObject({
    name: z.string().min(1),
    /** The host that links in mails lead to. */
    domain: z.string().min(1),
    domain_language: z.string().min(2),
    /** The zone in which its days, ages and deadlines are reckoned. */
    time_zone: z.string().refine(isTimeZone),
    theme: themeTokens,
    texts: z.strictObject({
      index_title: inEveryLanguage,
      description: inEveryLanguage,
      home_headline: inEveryLanguage,
      home_lead: inEveryLanguage,
      fictional_warning: inEveryLanguage,
      fictional_singular: inEveryLanguage,
      fictional_plural: inEveryLanguage,
    }),
    fictional_icon: z.enum(fictionalIcons),
    countries: z.array(country).min(1),
    visible_profile_fields: z.array(profileField),
    visible_profile_notes: z.record(z.string(), inEveryLanguage),
    search_fields: z.array(z.enum(searchFields)),
    interests: z.array(z.enum(interests)).min(1),
    enable_site_entry_popup: z.enum(["yes", "no"]),
    signups: z.enum(["all", "with_trafficsource", "closed"]),
    logged_out_search: z.enum(["all", "none"]),
    logged_out_search_trafficsource: z.enum(["all", "none"]),
    push_public_key: z.string().nullable(),
    /** Per country: the least a message can cost, in minor units of that country's currency. */
    minimum_message_costs: z.partialRecord(
      country,
      z.strictObject({ minor: z.int().positive(), currency }),
    ),
    message_credits: z.int().positive(),
    photo_credits: z.int().positive(),
    gift_credits: z.int().positive(),
    signup_credits: z.int().min(0),
    message_length: z.int().min(100).max(10_000),
    min_age: z.int().min(18),
    refund_days: z.int().min(14),
    history_days: z.int().min(1),
    /** How much better the chances are with Premium, in percent; said only where the owner says it. */
    premium_chance: z.int().positive().max(1_000).nullable().default(null),
    login_attempts: z.int().min(3).max(20),
    login_block_minutes: z.int().min(1).max(1_440),
    /** No answer tells whether an address has an account; the truth goes there by mail. */
    neutral_account_answers: z.boolean().default(false),
    support_email: z.email(),
    support_phone: z.string(),
    member_resell: z.boolean(),
    /** The owner says that fictional profiles may appear. Off for a new site. */
    fictional_profiles: z.boolean().default(false),
    company: companyInfo.omit({ support_phone: true }),
    bundles: bundleData,
  })
  .refine((site) => findUnpricedCountries(site.bundles, site.countries).length === 0, {
    error: "a bundle has no price in the money of every country",
    path: ["bundles"],
  });
export type SiteData = z.output<typeof siteData>;

function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
