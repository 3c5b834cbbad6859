import type { MemberId } from "#contract/shared/ids.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import * as store from "./store.ts";

/**
 * Likes a member as a fictional profile. Does not notify any page; the caller does. Throws
 * `profile_unavailable` for the profile of a member, and if one of the two cannot find the other.
 */
export async function likeAsFictional(
  tx: Tx,
  { site, member, fictional }: MemberViewer,
  profile: MemberId,
  at: Date,
): Promise<void> {
  await store.insertLike(tx, { site, member: profile, other: member }, at, true);
  // Checked with the pair locked, because a concurrent block waits for the same lock.
  if (!fictional || !(await store.canFictionalLike(tx, { site, member, other: profile })))
    throw new AppError("profile_unavailable");
}
