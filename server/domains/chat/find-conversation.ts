import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { memoizePerRequest } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { conversationOf, conversationOfPair, waitingIn } from "./store.ts";
import type { WaitingRow } from "./store.ts";

export type Found = NonNullable<Awaited<ReturnType<typeof conversationOf>>> & {
  readonly waiting: readonly WaitingRow[];
};

/**
 * A conversation as this member has it. Throws `not_found` where it is not hers, where she removed
 * all of it, and where nothing of it has reached her yet.
 */
export function findConversation(
  ctx: RequestContext,
  member: MemberId,
  id: ConversationId,
): Promise<Found> {
  return memoizePerRequest(ctx, `conversation ${id} of ${member}`, () => find(ctx, member, id));
}

async function find(ctx: RequestContext, member: MemberId, id: ConversationId): Promise<Found> {
  const [row, waiting] = await Promise.all([
    conversationOf(ctx.services.db, ctx.site.id, member, id),
    waitingIn(ctx.services.db, ctx.site.id, member, id),
  ]);
  if (!row || (row.last_seq <= row.removed_seq && waiting.length === 0)) {
    throw new AppError("not_found");
  }
  return { ...row, waiting };
}

/** The conversation this member has with another; null where she has none. */
export async function conversationWith(
  ctx: RequestContext,
  member: MemberId,
  other: MemberId,
): Promise<ConversationId | null> {
  const id = await memoizePerRequest(ctx, `conversation of ${member} and ${other}`, () =>
    conversationOfPair(ctx.services.db, ctx.site.id, member, other),
  );
  if (!id) return null;
  try {
    return (await findConversation(ctx, member, id)).id;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
