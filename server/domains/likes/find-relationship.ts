import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import * as store from "./store.ts";

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
