import { z } from "zod";
import { FALLBACK_LOCALE, locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";

/**
 * The owner's text by language. `lintSite` requires it in the languages the site offers; any other
 * falls back to nl (R3), then to any existing one.
 */
export const words = z
  .partialRecord(z.enum(locales), z.string().trim().min(1))
  .refine((given) => Object.keys(given).length > 0, "has no text in any language")
  .transform((given): Record<Locale, string> => {
    const fallback = given[FALLBACK_LOCALE] ?? Object.values(given)[0] ?? "";
    return Object.fromEntries(
      locales.map((locale) => [locale, given[locale] ?? fallback]),
    ) as Record<Locale, string>;
  });

/** What the owner writes. */
export const textFields = {
  texts: z.strictObject({
    index_title: words,
    description: words,
    home_headline: words,
    home_lead: words,
    fictional_warning: words,
    fictional_singular: words,
    fictional_plural: words,
  }),
};
