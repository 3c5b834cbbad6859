import { dayIn } from "#contract/formats.ts";

/** How many calendar days lie between; 0 on the same day, negative before. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** How far back a moment lies, as far as it changes what one calls it. */
export type Distance = "today" | "yesterday" | "this_week" | "this_year" | "before";

export function distanceOf(at: Date, now: Date, timeZone: string): Distance {
  const day = dayIn(timeZone, at);
  const today = dayIn(timeZone, now);
  const days = daysFrom(day, today);
  // A clock that runs behind the server's must not name tomorrow.
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 7) return "this_week";
  return day.slice(0, 4) === today.slice(0, 4) ? "this_year" : "before";
}
