import { useNow } from "use-intl";
import { dayIn, relativeDay } from "#contract/formats.ts";
import { usePageContext } from "#web/page-context.ts";
import { useDateFormat } from "#web/texts/use-date-format.ts";
import { distanceOf } from "./timestamp-distance.ts";

const MINUTE_MS = 60_000;

export type Moments = ReturnType<typeof useMoments>;

/** Names moments as people do: "14:32", "gisteren", "dinsdag", "14 nov". */
export function useMoments() {
  const { locale, timeZone } = usePageContext();
  const date = useDateFormat();
  const now = useNow({ updateInterval: MINUTE_MS });
  const time = (at: Date) => date(at, { hour: "2-digit", minute: "2-digit" });
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
      case "before":
        return date(at, { day: "numeric", month, year: "numeric" });
    }
  };
  return {
    time,
    /** Which calendar day it is, to compare. */
    dayOf: (at: Date) => dayIn(timeZone, at),
    /** Over the messages of a day. */
    day: (at: Date) => day(at, "long"),
    /** In a list: today's by the time, others by the day. */
    short: (at: Date) => (distanceOf(at, now, timeZone) === "today" ? time(at) : day(at, "short")),
  };
}
