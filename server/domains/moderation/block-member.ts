import type { MemberId } from "#contract/shared/ids.ts";
import { eraseConversation } from "#server/domains/chat/erase-conversation.ts";
import { deleteLikesBetween } from "#server/domains/likes/like-member.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import * as store from "./store.ts";

/**
 * Hides two members from each other and removes their likes and messages from both; repeating it
 * changes nothing. Their open pages are notified at once. Throws `not_found`,
 * `profile_unavailable`, `block_of_oneself`.
 */
export async function blockMember(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  other: MemberId,
): Promise<void> {
  const { db, bus } = ctx.services;
  if (other === member) throw new AppError("block_of_oneself");
  const pair = { site: ctx.site.id, member, other };
  if (await store.isBlocked(db, pair)) return;
  await findVisible(ctx, other);
  const erased = await db.transaction().execute(async (tx) => {
    // Takes the same locks as a message and a like, in the same order, so that whichever comes
    // later sees the block.
    const chat = await eraseConversation(tx, { site: pair.site, one: member, other }, ctx.at);
    if (!(await store.insertBlock(tx, pair, ctx.at))) return null;
    const likes = await deleteLikesBetween(tx, pair);
    if (chat.removed.length > 0 || likes.length > 0) {
      await store.insertSealed(tx, pair, { messages: chat.removed, likes }, ctx.at);
    }
    return chat;
  });
  if (!erased) return;
  const { conversation, refunded } = erased;
  bus.publish(member, { is: "visibility", profile: other, conversation });
  bus.publish(other, { is: "visibility", profile: member, conversation });
  for (const id of refunded) bus.publish(id, { is: "credits" });
}

/** Lets the two see each other again, unless the other blocked the member too. */
export async function unblockMember(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  other: MemberId,
): Promise<void> {
  const { db, bus } = ctx.services;
  if (!(await store.deleteBlock(db, { site: ctx.site.id, member, other }))) return;
  bus.publish(member, { is: "visibility", profile: other, conversation: null });
  bus.publish(other, { is: "visibility", profile: member, conversation: null });
}
