import type { ConversationId } from "#contract/shared/ids.ts";
import { settleReturnedCredits } from "#server/domains/credits/reverse-purchase.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { findConversation } from "./find-conversation.ts";
import { refundPendingMessages } from "./sending/send-store.ts";
import { markRemoved } from "./store.ts";

/**
 * Removes a conversation for this member only, up to message `upTo` if given. A later message
 * brings it back without the removed ones. The member's pending messages are withdrawn. Throws
 * `not_found`.
 */
export async function removeConversation(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  id: ConversationId,
  upTo?: number,
): Promise<void> {
  const { db, bus } = ctx.services;
  const site = ctx.site.id;
  await findConversation(ctx, member, id);
  const refunded = await db.transaction().execute(async (tx) => {
    const pending = { site, sender: member, conversation: id, at: ctx.at };
    const count = await refundPendingMessages(tx, pending);
    if (count > 0) await settleReturnedCredits(tx, site, member, ctx.at);
    await markRemoved(tx, { site, member, conversation: id, upTo });
    return count;
  });
  bus.publish(member, { is: "removed", conversation: id });
  if (refunded > 0) bus.publish(member, { is: "credits" });
}
