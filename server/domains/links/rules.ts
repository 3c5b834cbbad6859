import type { LinkPurpose, LinkState } from "#contract/links.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The purposes whose links work once and expire; the others' links work for ever. */
export type OneTimePurpose = Exclude<LinkPurpose, "unsubscribe">;

/** How long a link works, in milliseconds. */
export const linkLifetimeMs: Readonly<Record<OneTimePurpose, number>> = {
  activation: 7 * DAY_MS,
  password_reset: 30 * MINUTE_MS,
};

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
