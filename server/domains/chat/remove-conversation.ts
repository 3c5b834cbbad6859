import type { ConversationId } from "#contract/ids.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { findConversation } from "./find-conversation.ts";
import { returnWaiting } from "./return-waiting.ts";
import { markRemoved } from "./store.ts";

/**
 * Removes what there is of a conversation for this member, up to the message with the number `upTo`
 * where one is given; the other keeps it, and a later message brings it back without the old ones.
 * What of hers still waits is withdrawn. Throws `not_found`.
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
  const returned = await db.transaction().execute(async (tx) => {
    const count = await returnWaiting(tx, { site, member, conversation: id, at: ctx.at });
    await markRemoved(tx, { site, member, conversation: id, upTo });
    return count;
  });
  bus.publish(member, { is: "removed", conversation: id });
  if (returned > 0) bus.publish(member, { is: "credits" });
}
