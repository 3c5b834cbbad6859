import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import { lockPublished } from "#server/domains/profiles/visibility/visibility.ts";
import type { RequestContext, CurrentMember, Services } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import * as store from "./store.ts";

export { deleteLikesBetween } from "./store.ts";

/**
 * Likes a profile; repeating it changes nothing. While others cannot see the member, the like is
 * pending. `count` counts it in the same transaction and may reject it. Throws `not_found`,
 * `profile_unavailable`, `like_of_oneself`.
 */
export async function likeMember(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  other: MemberId,
  count?: (tx: Tx) => Promise<void>,
): Promise<{ match: boolean }> {
  const site = ctx.site.id;
  if (other === member) throw new AppError("like_of_oneself");
  await findVisible(ctx, other);
  const outcome = await ctx.services.db.transaction().execute(async (tx) => {
    await count?.(tx);
    const delivered = await lockPublished(tx, site, member);
    const liked = await store.insertLike(tx, { site, member, other }, ctx.at, delivered);
    // Checked again with the pair locked, because a concurrent block waits for the same lock.
    await findVisible(ctx, other, tx);
    return liked;
  });
  announceLike(ctx.services, { member, other }, outcome);
  return { match: outcome.match };
}

/** Removes a like and its match; does nothing without a like. */
export function unlikeMember(
  ctx: RequestContext,
  { id }: CurrentMember,
  other: MemberId,
): Promise<void> {
  return store.deleteLike(ctx.services.db, { site: ctx.site.id, member: id, other });
}

/** Marks a profile's like as seen, because the member opened the profile. */
export function markLikeSeen(
  ctx: RequestContext,
  { id }: CurrentMember,
  other: MemberId,
): Promise<void> {
  return store.markLikeSeen(ctx.services.db, { site: ctx.site.id, member: id, other }, ctx.at);
}

/**
 * Delivers the likes that a member gave before becoming visible. Repeating it, or calling it
 * earlier, does nothing.
 */
export async function deliverPendingLikes(
  { db, bus }: Pick<Services, "db" | "bus">,
  site: SiteId,
  member: MemberId,
  at: Date,
): Promise<void> {
  const delivered = await db
    .transaction()
    .execute((tx) => store.deliverLikes(tx, site, member, at));
  for (const { other, newMatch } of delivered) {
    announceLike({ bus }, { member, other }, { newMatch, newLike: true });
  }
}

/** Notifies the open pages after the commit: both members of a match, the recipient of a like. */
function announceLike(
  { bus }: Pick<Services, "bus">,
  { member, other }: { readonly member: MemberId; readonly other: MemberId },
  { newMatch, newLike }: { readonly newMatch: boolean; readonly newLike: boolean },
): void {
  if (newMatch) {
    bus.publish(other, { is: "match", profile: member });
    bus.publish(member, { is: "match", profile: other });
  } else if (newLike) bus.publish(other, { is: "like", profile: member });
}
