import type { MemberId } from "#contract/shared/ids.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Placeholders } from "#server/platform/database/define-statement.ts";
import * as listStore from "./list-store.ts";
import * as store from "./store.ts";

export { hasLikeHistory, isLiked } from "./list-store.ts";

/** Badges show "99+" and the title shows the sum, so larger numbers are never read. */
const MAX_COUNTED = 1_000;

const NO_RELATIONSHIP: store.Relationship = {
  liked: false,
  likes_me: false,
  like_new: false,
  match: false,
};

/** Likes and match between the member and a profile; none for a visitor. */
export async function findRelationship(
  ctx: RequestContext,
  other: MemberId,
): Promise<store.Relationship> {
  if (!ctx.member) return NO_RELATIONSHIP;
  const pair = { site: ctx.site.id, member: ctx.member.id, other };
  return (await store.findRelationship(ctx.services.db, pair)) ?? NO_RELATIONSHIP;
}

/** New likes from profiles the member can see, counted up to 1,000. */
export function buildNewLikesCount(viewer: Placeholders<MemberViewer>) {
  return listStore.buildNewLikesCount(viewer, MAX_COUNTED);
}
