import type { MemberId } from "#contract/shared/ids.ts";
import type { Town } from "#server/domains/places/distances.ts";

/** The last result of a page; the next page begins after it. */
export interface Position {
  /** What the list, or its part of one town, is ordered by. */
  readonly at: Date;
  readonly id: MemberId;
  /** The member's town, if the list has the nearest towns first. */
  readonly town: Town | null;
}

export function writeCursor({ at, id, town }: Position): string {
  const place = town && [town.country, town.region, town.city].join("\t");
  const parts = [at.getTime(), id, ...(place ? [Buffer.from(place).toString("base64url")] : [])];
  return parts.join(".");
}

/** Null if the cursor is not ours. */
export function readCursor(cursor: string): Position | null {
  const [, time, id, place] = /^(\d{1,14})\.([0-9a-f-]{36})(?:\.([\w-]+))?$/.exec(cursor) ?? [];
  if (!time || !id || !UUID.test(id)) return null;
  const town = place === undefined ? null : readTown(place);
  if (place !== undefined && !town) return null;
  return { at: new Date(Number(time)), id: id as MemberId, town };
}

function readTown(place: string): Town | null {
  const text = Buffer.from(place, "base64url").toString();
  const [, country, region, city] = /^([A-Z]{2})\t(\w{1,10})\t([^\p{Cc}]{1,60})$/u.exec(text) ?? [];
  return country && region && city ? { country, region, city } : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface PagePlace {
  readonly limit: number;
  readonly offset: number;
  readonly after: Position | null;
}
