import { sql } from "kysely";
import type { Town } from "#server/domains/places/distances.ts";
import type { PagePlace } from "./cursor.ts";

/** In the first town, the page continues after `after`. */
export interface TownsPage extends PagePlace {
  readonly towns: readonly Town[];
}

/** The towns as rows `t` with their place, and the condition with which the page begins. */
export function orderTowns({ towns, after }: TownsPage) {
  const list = (name: keyof Town) => sql`${towns.map((town) => town[name])}::text[]`;
  return {
    rows: sql`unnest(${list("country")}, ${list("region")}, ${list("city")})
      with ordinality t (country, region, city, place)`,
    follows: after
      ? sql`and (t.place > 1 or (c.active_at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid))`
      : sql``,
  };
}
