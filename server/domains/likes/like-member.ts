import type { MemberId } from "#contract/ids.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import { lockPublished } from "#server/domains/profiles/visibility.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { announceLike } from "./announce-like.ts";
import { putLike } from "./store.ts";

/**
 * Likes a profile; doing it again changes nothing. A member whom nobody can see yet likes as well:
 * her like waits. Throws `not_found`, `profile_unavailable`, `like_of_oneself`.
 */
export async function likeMember(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  other: MemberId,
): Promise<{ match: boolean }> {
  const site = ctx.site.id;
  if (other === member) throw new AppError("like_of_oneself");
  await findVisible(ctx, other);
  const outcome = await ctx.services.db.transaction().execute(async (tx) => {
    const arrives = await lockPublished(tx, site, member);
    const put = await putLike(tx, { site, member, other }, ctx.at, arrives);
    // Asked once more, now that the pair is held: a block at this very moment holds it as well.
    await findVisible(ctx, other, tx);
    return put;
  });
  announceLike(ctx.services, { member, other }, outcome);
  return { match: outcome.match };
}
