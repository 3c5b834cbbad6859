import type { MemberId } from "#contract/ids.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { takeLikeBack } from "./store.ts";

/** Takes a like back, and the match with it. Nothing to take back is fine. */
export function unlikeMember(
  ctx: RequestContext,
  { id }: CurrentMember,
  other: MemberId,
): Promise<void> {
  return takeLikeBack(ctx.services.db, { site: ctx.site.id, member: id, other });
}
