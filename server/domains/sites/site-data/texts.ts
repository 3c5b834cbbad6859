import { z } from "zod";
import { FALLBACK_LOCALE, locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { reading } from "./reading.ts";

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

const wordsOrName = words
  .clone()
  .register(reading, { fallback: ({ name }) => ({ [FALLBACK_LOCALE]: name }) });

/** What the owner writes. The texts about fictional profiles inform by law, so they are vital. */
export const textFields = {
  texts: z.strictObject({
    index_title: wordsOrName,
    description: wordsOrName,
    home_headline: wordsOrName,
    home_lead: wordsOrName,
    fictional_warning: words,
    fictional_singular: words,
    fictional_plural: words,
  }),
};
