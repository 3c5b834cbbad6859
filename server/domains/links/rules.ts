import type { LinkPurpose, LinkState } from "#contract/links.ts";
import { DELETION_UNDO_DAYS } from "#contract/accounts/limits.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The purposes whose links work once and expire; links of other purposes never expire. */
export type OneTimePurpose = Exclude<LinkPurpose, "unsubscribe">;

/** How long a link works. */
export const LINK_LIFETIME_MS: Readonly<Record<OneTimePurpose, number>> = {
  activation: 7 * DAY_MS,
  password_reset: 30 * MINUTE_MS,
  email_change: DAY_MS,
  email_change_undo: 7 * DAY_MS,
  deletion_undo: DELETION_UNDO_DAYS * DAY_MS,
};

/**
 * Whether a newer link of the purpose leaves the earlier ones open. An undo link must survive a
 * second change by a stranger who made the first; using it ends only the newer links.
 */
export function isCumulative(purpose: LinkPurpose): boolean {
  return purpose === "email_change_undo";
}

/** The dates of a link. */
export interface LinkDates {
  readonly expires_at: Date | null;
  readonly used_at: Date | null;
  readonly replaced_at: Date | null;
}

/** Whether a link works at a moment, and the reason if it does not. */
export function decideLinkState(link: LinkDates, at: Date): LinkState {
  if (link.used_at) return "used";
  if (link.replaced_at) return "replaced";
  if (link.expires_at && link.expires_at <= at) return "expired";
  return "open";
}
