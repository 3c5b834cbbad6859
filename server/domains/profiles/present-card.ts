import { dayIn } from "#contract/formats.ts";
import type { ProfileCard } from "#contract/profile-view.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { presentMainImage } from "./present-images.ts";
import { ageOn, presenceOf } from "./rules.ts";
import type { CardRow } from "./store.ts";

/** A card on the wire: the age and never the birth date, the day and never the minute. */
export function presentCard(ctx: RequestContext, row: CardRow): ProfileCard {
  const { time_zone } = ctx.site;
  return {
    id: row.id,
    is: row.kind,
    name: row.name,
    age: ageOn(row.birth_date, dayIn(time_zone, ctx.at)),
    city: row.city,
    country: row.country,
    region: row.region,
    main_image: row.file_key === null ? null : presentMainImage(row.file_key, true),
    // Nobody sits behind a fictional profile, and who is invisible does not say when she is here.
    online:
      row.kind === "fictional" || row.invisible_since
        ? null
        : presenceOf(row.last_active_at, ctx.at, time_zone),
    photos: row.photos ?? 0,
  };
}
