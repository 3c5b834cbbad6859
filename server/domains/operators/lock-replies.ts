import { sql } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";

/**
 * Makes everything that decides whether a member may get a reply wait for each other until the
 * transaction ends: replies, flags, and questions who is real. Otherwise a flag or a question could be
 * stored after a reply was checked and before it is sent. Call it before conversations are locked.
 */
export async function lockReplies(tx: Tx, member: MemberId): Promise<void> {
  const key = `replies to ${member}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
