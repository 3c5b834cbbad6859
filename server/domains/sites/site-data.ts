import { z } from "zod";
import { fictionalIcons } from "#contract/catalogue/fictional-icons.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { countries } from "#contract/catalogue/regions.ts";
import { interests } from "#contract/catalogue/interests.ts";
import { matchFinderQuestions } from "#contract/catalogue/match-finder.ts";
import { FALLBACK_LOCALE, locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { currency } from "#contract/formatting/money-shapes.ts";
import { paymentMethodIds, paymentMethods } from "#contract/catalogue/payment-methods.ts";
import { profileField } from "#contract/profiles.ts";
import { companyInfo, searchFields } from "#contract/sites.ts";
import { bundleData } from "./bundle-data.ts";
import { themeTokens } from "./theme.ts";

/**
 * The owner's text by language. `lintSite` requires it in the languages the site offers; any other
 * falls back to nl (R3), then to any existing one.
 */
const words = z
  .partialRecord(z.enum(locales), z.string().trim().min(1))
  .refine((given) => Object.keys(given).length > 0, "has no text in any language")
  .transform((given): Record<Locale, string> => {
    const fallback = given[FALLBACK_LOCALE] ?? Object.values(given)[0] ?? "";
    return Object.fromEntries(
      locales.map((locale) => [locale, given[locale] ?? fallback]),
    ) as Record<Locale, string>;
  });

const country = z.enum(countries);
const percent = z.int().min(1).max(90);

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** A host as browsers send it, without the port. */
export const hostName = z
  .string()
  .max(253)
  .regex(new RegExp(`^${label}(?:\\.${label})*$`), {
    error: ({ input }) => `is ${JSON.stringify(input)}: ${describeHost(String(input))}`,
  });

/**
 * All data of a site. The database stores it as one document, the owner edits it, and no code
 * depends on which site it is.
 */
export const siteData = z.strictObject({
  name: z.string().trim().min(1),
  /** The host that links in mails point to. */
  domain: hostName,
  /** The language for visitors who have chosen none: its first two letters. */
  domain_language: z.string().min(2),
  /** The languages visitors can choose from. */
  languages: z
    .array(z.enum(locales))
    .min(1)
    .default([...locales]),
  /** The time zone of its days, ages and deadlines. */
  time_zone: z.string().refine(isTimeZone, {
    error: ({ input }) => `is ${JSON.stringify(input)}: write a zone such as Europe/Amsterdam`,
  }),
  theme: themeTokens,
  texts: z.strictObject({
    index_title: words,
    description: words,
    home_headline: words,
    home_lead: words,
    fictional_warning: words,
    fictional_singular: words,
    fictional_plural: words,
  }),
  fictional_icon: z.enum(fictionalIcons),
  countries: z.array(country).min(1),
  visible_profile_fields: z.array(profileField),
  visible_profile_notes: z.partialRecord(profileField, words),
  search_fields: z.array(z.enum(searchFields)),
  interests: z.array(z.enum(interests)).min(1),
  enable_site_entry_popup: z.enum(["yes", "no"]),
  signups: z.enum(["all", "with_trafficsource", "closed"]),
  logged_out_search: z.enum(["all", "none"]),
  logged_out_search_trafficsource: z.enum(["all", "none"]),
  /** What search engines may list. Pages about members are never listed. */
  search_engines: z.enum(["none", "public_pages"]).default("none"),
  /** The lowest price of a message per country, in minor units of that country's currency. */
  minimum_message_costs: z.partialRecord(
    country,
    z.strictObject({ minor: z.int().positive(), currency }),
  ),
  message_credits: z.int().positive(),
  photo_credits: z.int().positive(),
  gift_credits: z.int().positive(),
  signup_credits: z.int().min(0),
  /** Premium lifts the daily limit of likes in the swipe game. */
  swipe_unlimited_for_premium: z.boolean().default(false),
  /** What the match finder asks, in this order. It asks about race only if the owner says so. */
  match_finder: z
    .array(z.enum(matchFinderQuestions))
    .min(1)
    .refine((questions) => new Set(questions).size === questions.length, "has a question twice")
    .default(["age", "appearance"]),
  message_length: z.int().min(100).max(10_000),
  min_age: z.int().min(18),
  refund_days: z.int().min(14),
  history_days: z.int().min(1),
  /** How much better the chances are with Premium, in percent; null if the owner claims nothing. */
  premium_chance: z.int().positive().max(1_000).nullable().default(null),
  login_attempts: z.int().min(3).max(20),
  login_block_minutes: z.int().min(1).max(1_440),
  /** No response reveals whether an address has an account; the truth is mailed to the address. */
  neutral_account_answers: z.boolean().default(false),
  /** Where a page leads those who deleted their account; null if nowhere. */
  delete_partner: z
    .strictObject({ name: z.string().trim().min(1), url: z.url({ protocol: /^https$/ }) })
    .nullable()
    .default(null),
  support_email: z.email(),
  support_phone: z.string(),
  member_resell: z.boolean(),
  /** The owner allows fictional profiles. Off for a new site. */
  fictional_profiles: z.boolean().default(false),
  /** Each member gets a like from a fictional profile a day. Off for a new site. */
  auto_likes: z.boolean().default(false),
  company: companyInfo
    .omit({ support_phone: true })
    .extend({ delete_discount: z.int().min(0).max(90) })
    .strict(),
  bundles: bundleData,
  /** As a percentage of a bundle's price; null if the site has none. */
  discounts: z
    .strictObject({ time_bonus: percent.nullable(), welcome: percent.nullable() })
    .default({ time_bonus: null, welcome: null }),
  /** The methods that may be offered; the provider and the visitor's country narrow them down. */
  payment_methods: z
    .array(z.enum(paymentMethodIds))
    .min(1)
    .default(paymentMethodIds.filter((id) => paymentMethods[id].status.is === "active")),
});
export type SiteData = z.output<typeof siteData>;

/** A site as its owner writes it: the file for `npm run site:add`. */
export const siteDocument = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "may only have lower-case letters, digits and hyphens, at most 40")
    .transform((id) => id as SiteId),
  /** Its place among the sites; last if omitted. */
  position: z.int().positive().optional(),
  hosts: z.array(hostName).min(1),
  data: siteData,
});
export type SiteDocument = z.output<typeof siteDocument>;

function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function describeHost(input: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(input) ? input : `https://${input}`);
  const host = url?.hostname.replace(/\.$/, "");
  return host ? `write ${host}` : "write a host such as www.example.com";
}
