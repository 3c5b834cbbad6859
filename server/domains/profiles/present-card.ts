import { dayIn, computeAge } from "#contract/formatting/formats.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { presentMainImage } from "./present-images.ts";
import { computePresence } from "./rules.ts";
import type { CardRow } from "./store.ts";

/** A card on the wire: the age but never the birth date, the day but never the minute. */
export function presentCard(ctx: RequestContext, row: CardRow): ProfileCard {
  const { time_zone } = ctx.site;
  return {
    id: row.id,
    is: row.kind,
    name: row.name,
    age: computeAge(row.birth_date, dayIn(time_zone, ctx.at)),
    city: row.city,
    country: row.country,
    region: row.region,
    main_image: row.file_key === null ? null : presentMainImage(row.file_key),
    // Nobody is behind a fictional profile, and invisible members hide when they are online.
    online:
      row.kind === "fictional" || row.invisible_since
        ? null
        : computePresence(row.last_active_at, ctx.at, time_zone),
    photos: row.photos ?? 0,
  };
}
