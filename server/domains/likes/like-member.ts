import type { MemberId } from "#contract/ids.ts";
import type { Call, LoggedIn } from "#server/domains/call.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import { isShown } from "#server/domains/profiles/is-shown.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { announceLike } from "./announce-like.ts";
import { putLike } from "./store.ts";

/**
 * Likes a profile; doing it again changes nothing. A member whom nobody can see yet likes as well:
 * her like waits. Throws `not_found`, `profile_unavailable`, `like_of_oneself`.
 */
export async function likeMember(
  call: Call,
  { id: member }: LoggedIn,
  other: MemberId,
): Promise<{ match: boolean }> {
  const site = call.site.id;
  if (other === member) throw new Refused("like_of_oneself");
  await findVisible(call, other);
  const outcome = await call.parts.db.transaction().execute(async (tx) => {
    const arrives = await isShown(tx, site, member);
    const put = await putLike(tx, { site, member, other }, call.at, arrives);
    // Asked once more, now that the pair is held: a block at this very moment holds it as well.
    await findVisible(call, other, tx);
    return put;
  });
  announceLike(call.parts, { member, other }, outcome);
  return { match: outcome.match };
}
