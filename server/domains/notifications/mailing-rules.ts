import { z } from "zod";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";

const mailingText = z.strictObject({
  subject: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(10_000),
});
export type MailingText = z.output<typeof mailingText>;

/** What `npm run mailing:send` reads: plain text in each language; its https addresses become links. */
export const mailingDocument = z.strictObject({
  site: z.string(),
  kind: z.enum(["news", "promotions"]),
  texts: z.partialRecord(z.enum(locales), mailingText),
});
export type MailingDocument = z.output<typeof mailingDocument>;
export type MailingTexts = MailingDocument["texts"];

/** The languages of the site that a mailing has no text in. */
export function listMissing(texts: MailingTexts, languages: readonly Locale[]): Locale[] {
  return languages.filter((language) => !texts[language]);
}

/** The text for a member: the site may no longer offer the member's language. */
export function chooseText(
  texts: MailingTexts,
  language: Locale,
  fallbacks: readonly Locale[],
): { readonly locale: Locale; readonly text: MailingText } | null {
  for (const locale of [language, ...fallbacks]) {
    const text = texts[locale];
    if (text) return { locale, text };
  }
  return null;
}
