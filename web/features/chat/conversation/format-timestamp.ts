import { useNow } from "use-intl";
import { dayIn, relativeDay } from "#contract/formatting/formats.ts";
import { usePageContext } from "#web/page-context.ts";
import { useDateFormat } from "#web/texts/formats.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long ago a moment was; decides how it is formatted. */
type Distance = "today" | "yesterday" | "this_week" | "this_year" | "earlier";

export type FormatTimestamp = ReturnType<typeof useFormatTimestamp>;

/** Formats the time of day: "14:32". */
export function useFormatTime(): (at: Date) => string {
  const date = useDateFormat();
  return (at) => date(at, { hour: "2-digit", minute: "2-digit" });
}

/** Formats times relative to now: "14:32", "gisteren", "dinsdag", "14 nov". */
export function useFormatTimestamp() {
  const { locale, timeZone } = usePageContext();
  const date = useDateFormat();
  const now = useNow({ updateInterval: MINUTE_MS });
  const time = useFormatTime();
  const day = (at: Date, month: "short" | "long") => {
    switch (distanceOf(at, now, timeZone)) {
      case "today":
        return relativeDay(locale, 0);
      case "yesterday":
        return relativeDay(locale, -1);
      case "this_week":
        return date(at, { weekday: "long" });
      case "this_year":
        return date(at, { day: "numeric", month });
      case "earlier":
        return date(at, { day: "numeric", month, year: "numeric" });
    }
  };
  return {
    time,
    /** The calendar day, for comparison. */
    dayOf: (at: Date) => dayIn(timeZone, at),
    /** Above the messages of a day. */
    day: (at: Date) => day(at, "long"),
    /** In a list: the time if today, else the day. */
    short: (at: Date) => (distanceOf(at, now, timeZone) === "today" ? time(at) : day(at, "short")),
  };
}

export function distanceOf(at: Date, now: Date, timeZone: string): Distance {
  const day = dayIn(timeZone, at);
  const today = dayIn(timeZone, now);
  const days = daysBetween(day, today);
  // A browser clock behind the server's must not yield tomorrow.
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 7) return "this_week";
  return day.slice(0, 4) === today.slice(0, 4) ? "this_year" : "earlier";
}

/** Calendar days between two dates; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
