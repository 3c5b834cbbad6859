import type { MemberId } from "#contract/shared/ids.ts";

/** The last result of a page; the next page begins after it. */
export interface Position {
  /** What the list is ordered by. */
  readonly at: Date;
  readonly id: MemberId;
}

export function writeCursor({ at, id }: Position): string {
  return `${at.getTime()}.${id}`;
}

/** Null if the cursor is not ours. */
export function readCursor(cursor: string): Position | null {
  const [, time, id] = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!time || !id || !UUID.test(id)) return null;
  return { at: new Date(Number(time)), id: id as MemberId };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
