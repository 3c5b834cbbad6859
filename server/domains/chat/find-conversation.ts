import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { readOnce } from "#server/domains/call.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { conversationOf, conversationOfPair, waitingIn } from "./store.ts";
import type { WaitingRow } from "./store.ts";

export type Found = NonNullable<Awaited<ReturnType<typeof conversationOf>>> & {
  readonly waiting: readonly WaitingRow[];
};

/**
 * A conversation as this member has it. Throws `not_found` where it is not hers, where she removed
 * all of it, and where nothing of it has reached her yet.
 */
export function findConversation(call: Call, member: MemberId, id: ConversationId): Promise<Found> {
  return readOnce(call, `conversation ${id} of ${member}`, () => find(call, member, id));
}

async function find(call: Call, member: MemberId, id: ConversationId): Promise<Found> {
  const [row, waiting] = await Promise.all([
    conversationOf(call.parts.db, call.site.id, member, id),
    waitingIn(call.parts.db, call.site.id, member, id),
  ]);
  if (!row || (row.last_seq <= row.removed_seq && waiting.length === 0)) {
    throw new Refused("not_found");
  }
  return { ...row, waiting };
}

/** The conversation this member has with another; null where she has none. */
export async function conversationWith(
  call: Call,
  member: MemberId,
  other: MemberId,
): Promise<ConversationId | null> {
  const id = await readOnce(call, `conversation of ${member} and ${other}`, () =>
    conversationOfPair(call.parts.db, call.site.id, member, other),
  );
  if (!id) return null;
  try {
    return (await findConversation(call, member, id)).id;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
