import type { MailingKind, MailingState } from "#contract/office/mailing-kinds.ts";
import type { MailingTexts } from "#contract/office/mailings.ts";
import { findForeignLinks } from "#contract/formatting/foreign-links.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { findForeignOffers } from "./foreign-offers.ts";

/** How long the counts of a mailing change: mails are purged after 30 days. */
export const COUNTED_DAYS = 28;
/** How many mailings the office lists. */
export const LISTED_MAILINGS = 100;

export interface Progress {
  /** Null for a draft. */
  readonly starts_at: Date | null;
  /** When the last of its mails was queued. */
  readonly finished_at: Date | null;
  readonly stopped_at: Date | null;
}

/** The state of a mailing with `waiting` mails that are queued and not yet sent. */
export function decideState(
  { starts_at, finished_at, stopped_at }: Progress,
  waiting: number,
  at: Date,
): MailingState {
  if (!starts_at) return "draft";
  if (stopped_at) return "stopped";
  if (starts_at > at) return "scheduled";
  return finished_at && waiting === 0 ? "sent" : "sending";
}

/**
 * The languages in which the mailing has a subject and a text; members with another language do not
 * get it.
 */
export function listLanguages(texts: MailingTexts): Locale[] {
  return locales.filter((locale) => texts[locale]?.subject && texts[locale].text);
}

/** The first subject, which names the mailing for staff. */
export function getSubject(texts: MailingTexts): string {
  return locales.map((locale) => texts[locale]?.subject).find(Boolean) ?? "";
}

/** What keeps a mailing from being sent; null if nothing does. */
export function checkTexts(
  { kind, texts }: { readonly kind: MailingKind; readonly texts: MailingTexts },
  site: Pick<Site, "hosts" | "bundles" | "discounts" | "premium_chance">,
): Extract<ErrorCode, "mailing_incomplete" | "mailing_link" | "mailing_price"> | null {
  const written = Object.values(texts).filter(({ subject, text }) => subject || text);
  if (written.length === 0 || written.some(({ subject, text }) => !subject || !text)) {
    return "mailing_incomplete";
  }
  const words = written.map(({ subject, text }) => `${subject}\n${text}`);
  if (words.some((text) => findForeignLinks(text, site.hosts).length > 0)) return "mailing_link";
  return words.some((text) => findForeignOffers(text, kind, site).length > 0)
    ? "mailing_price"
    : null;
}
