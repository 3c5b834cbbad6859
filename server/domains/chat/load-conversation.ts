import type { Conversation } from "#contract/chat.ts";
import type { ConversationId } from "#contract/ids.ts";
import type { Call, LoggedIn } from "#server/domains/call.ts";
import { isPremium } from "#server/domains/credits/is-premium.ts";
import { loadCards } from "#server/domains/profiles/load-cards.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { findConversation } from "./find-conversation.ts";
import { presentMessage, presentWaiting } from "./present-message.ts";
import { historySince, pageOf } from "./rules.ts";
import { messagesOf } from "./store.ts";

const PAGE = 50;

export interface Wanted {
  /** The page that ends before this message. */
  readonly before?: number | undefined;
  /** What came after this one: for a page that missed something. */
  readonly after?: number | undefined;
}

/**
 * A page of a conversation: the latest messages unless others are wanted, and with them what
 * waits. Throws `not_found`, and `conversation_closed` where the other can no longer be seen.
 */
export async function loadConversation(
  call: Call,
  { id: member }: LoggedIn,
  id: ConversationId,
  wanted: Wanted,
): Promise<Conversation> {
  const { parts, site } = call;
  const found = await findConversation(call, member, id);
  const forward = wanted.after !== undefined;
  const [cards, premium, rows] = await Promise.all([
    loadCards(call, [found.other_id]),
    isPremium(call, member),
    messagesOf(parts.db, site.id, {
      conversation: id,
      after: Math.max(found.removed_seq, wanted.after ?? 0),
      before: wanted.before,
      forward,
      most: forward ? PAGE : PAGE + 1,
    }),
  ]);
  const profile = cards.get(found.other_id);
  if (!profile) throw new Refused("conversation_closed");
  const since = historySince(premium, site.history_days, call.at);
  const page = pageOf(rows, { most: PAGE, since });
  const last = rows.at(-1)?.seq ?? found.last_seq;
  const toTheEnd = wanted.before === undefined && last >= found.last_seq;
  return {
    conversation: { id },
    profile,
    messages: [
      ...page.rows.map((row) => presentMessage(row, member)),
      ...(toTheEnd ? found.waiting.map(presentWaiting) : []),
    ],
    earlier: forward ? null : page.earlier,
    later: forward && !toTheEnd ? last : null,
    older_locked: page.olderLocked,
    last_seq: found.last_seq,
    num_unread_messages: found.unread,
    read_up_to: found.other_read_seq,
  };
}
