import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { memoizePerRequest } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findConversationRow, findPairConversation, listPending } from "./store.ts";
import type { PendingRow } from "./store.ts";

export type FoundConversation = NonNullable<Awaited<ReturnType<typeof findConversationRow>>> & {
  readonly pending: readonly PendingRow[];
};

/**
 * A conversation from the member's side. Throws `not_found` if the member does not take part in it,
 * has removed all of it, or has not received any of it yet.
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
  if (!row || (row.last_seq <= row.removed_seq && pending.length === 0)) {
    throw new AppError("not_found");
  }
  return { ...row, pending };
}

/** The id of the member's conversation with another member; null if there is none. */
export async function findConversationWith(
  ctx: RequestContext,
  member: MemberId,
  other: MemberId,
): Promise<ConversationId | null> {
  const id = await memoizePerRequest(ctx, `conversation of ${member} and ${other}`, () =>
    findPairConversation(ctx.services.db, ctx.site.id, member, other),
  );
  if (!id) return null;
  try {
    return (await findConversation(ctx, member, id)).id;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
