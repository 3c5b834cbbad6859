import type { MemberId } from "#contract/shared/ids.ts";
import { lockKey } from "#server/platform/database/advisory-lock.ts";
import type { Tx } from "#server/platform/database/database.ts";

/**
 * Makes everything that decides whether a member may get a reply wait for each other until the
 * transaction ends: replies, flags, and questions who is real. Otherwise a flag or a question could be
 * stored after a reply was checked and before it is sent. Call it before conversations are locked.
 */
export function lockReplies(tx: Tx, member: MemberId): Promise<void> {
  return lockKey(tx, `replies to ${member}`);
}
