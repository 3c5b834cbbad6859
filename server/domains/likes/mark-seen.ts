import type { MemberId } from "#contract/ids.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { markSeen as store } from "./store.ts";

/** The member opened a profile: a like of theirs is new no longer. */
export function markSeen(
  ctx: RequestContext,
  { id }: CurrentMember,
  other: MemberId,
): Promise<void> {
  return store(ctx.services.db, { site: ctx.site.id, member: id, other }, ctx.at);
}
