import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { memoizePerRequest, storeForRequest } from "#server/domains/request-context.ts";
import { isVisible, toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { listPending } from "./message-store.ts";
import type { PendingRow } from "./message-store.ts";
import { findConversationRow, findPairConversation } from "./store.ts";

export type FoundConversation = NonNullable<Awaited<ReturnType<typeof findConversationRow>>> & {
  readonly pending: readonly PendingRow[];
};

/**
 * A conversation from the member's side. Throws `not_found` if the member does not take part in it,
 * has removed all of it, or has not received any of it yet, and `conversation_closed` if a block
 * removed it.
 */
export function findConversation(
  ctx: RequestContext,
  member: MemberId,
  id: ConversationId,
): Promise<FoundConversation> {
  return memoizePerRequest(ctx, `conversation ${id} of ${member}`, () => find(ctx, member, id));
}

async function find(
  ctx: RequestContext,
  member: MemberId,
  id: ConversationId,
): Promise<FoundConversation> {
  const [row, pending] = await Promise.all([
    findConversationRow(ctx.services.db, ctx.site.id, member, id),
    listPending(ctx.services.db, ctx.site.id, member, id),
  ]);
  if (!row) throw new AppError("not_found");
  if (!row.has_content) {
    const visible = await isVisible(ctx.services.db, toViewer(ctx), row.partner_id);
    throw new AppError(visible ? "not_found" : "conversation_closed");
  }
  storeForRequest(ctx, pairKey(member, row.partner_id), Promise.resolve(id));
  return { ...row, pending };
}

/** The id of the member's conversation with another member; null if there is none. */
export function findConversationWith(
  ctx: RequestContext,
  member: MemberId,
  other: MemberId,
): Promise<ConversationId | null> {
  return memoizePerRequest(ctx, pairKey(member, other), () =>
    findPairConversation(ctx.services.db, ctx.site.id, member, other),
  );
}

const pairKey = (member: MemberId, other: MemberId) => `conversation of ${member} and ${other}`;
