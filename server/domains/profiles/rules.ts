import { dayIn } from "#contract/formatting/formats.ts";
import type { presences } from "#contract/profiles.ts";

/** How long after the last call a member counts as online now. */
export const ONLINE_NOW_MS = 5 * 60_000;
/** How long a member counts as seen this week; after that nobody reads when it was. */
export const ONLINE_WEEK_MS = 7 * 86_400_000;

/**
 * The birth dates of these ages on a day: after `after`, up to and including `until`. Null if there
 * is no such bound.
 */
export function computeBirthDates(
  { minAge, maxAge }: { minAge: number | null; maxAge: number | null },
  day: string,
): { after: string | null; until: string | null } {
  return {
    after: maxAge === null ? null : yearsBefore(day, maxAge + 1),
    until: minAge === null ? null : yearsBefore(day, minAge),
  };
}

/** When a member was last online, as coarse as others see it; null if longer than a week ago. */
export function computePresence(
  lastActiveAt: Date,
  at: Date,
  timeZone: string,
): (typeof presences)[number] | null {
  const ago = at.getTime() - lastActiveAt.getTime();
  if (ago <= ONLINE_NOW_MS) return "now";
  if (dayIn(timeZone, lastActiveAt) === dayIn(timeZone, at)) return "today";
  return ago <= ONLINE_WEEK_MS ? "this_week" : null;
}

function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  // Nobody was born on 29 February of a common year, so the day before gives the same result.
  const rest = day.endsWith("-02-29") && !leap ? "-02-28" : day.slice(4);
  return `${String(year).padStart(4, "0")}${rest}`;
}
