import type { RealPersonAnswer } from "#contract/moderation.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { lockReplies } from "#server/domains/operators/lock-replies.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { insertRealPersonQuestion } from "./store.ts";

/**
 * Answers a member from the data whether a profile is a real person, and records the question. It
 * is free, and the other member does not learn of it. Throws `not_found`, `profile_unavailable`.
 */
export async function checkRealPerson(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  other: MemberId,
): Promise<RealPersonAnswer> {
  const card = await findVisible(ctx, other);
  const pair = { site: ctx.site.id, member, other };
  await ctx.services.db.transaction().execute(async (tx) => {
    if (card.is === "fictional") await lockReplies(tx, member);
    await insertRealPersonQuestion(tx, pair, card.is, ctx.at);
  });
  return { is: card.is, photo_checked: card.main_image?.status === "active" };
}
