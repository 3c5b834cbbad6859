import { sql } from "kysely";
import type { RawBuilder } from "kysely";

export type Column = (
  name: "liked_at" | "like_delivered_at" | "like_seen_at",
) => RawBuilder<unknown>;

/** The columns of one side of the pair. */
export function toColumn(side: "low" | "high"): Column {
  return (name) => sql.ref(`${side}_${name}`);
}

/** The like was not removed and reached the recipient. */
export function isDelivered(side: Column): RawBuilder<boolean> {
  return sql<boolean>`${side("liked_at")} is not null and ${side("like_delivered_at")} is not null`;
}

export function isMatch(row: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${row}.low_liked_at is not null and ${row}.low_like_delivered_at is not null
    and ${row}.high_liked_at is not null and ${row}.high_like_delivered_at is not null)`;
}
