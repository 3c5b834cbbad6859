import type { Conversation, ConversationSearch, Message, SentMessage } from "#contract/chat.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { findVisibleCard } from "#server/domains/profiles/find-visible.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findConversation } from "./find-conversation.ts";
import { listMessages, searchMessages } from "./message-store.ts";
import type { MessageRow, PendingRow } from "./message-store.ts";
import { withRisk } from "./sending/remind-of-risks.ts";
import {
  buildPage,
  computeHistoryStart,
  presentContent,
  PAGE_MESSAGES,
  PAGE_MAX_MESSAGES,
  BEFORE_UNREAD_MESSAGES,
  FOUND_MESSAGES,
} from "./rules.ts";

export interface PageRequest {
  /** The page that ends before this message. */
  readonly before?: number | undefined;
  /** The messages after this one, for a browser that missed some. */
  readonly after?: number | undefined;
}

/**
 * A page of a conversation: the latest messages unless the request asks for others, with pending
 * messages at the end. Throws `not_found`, and `conversation_closed` if the member can no longer
 * see the partner.
 */
export async function loadConversation(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  id: ConversationId,
  request: PageRequest,
): Promise<Conversation> {
  const { services, site } = ctx;
  const found = await findConversation(ctx, member, id);
  const forward = request.after !== undefined;
  const end = request.before ?? found.last_seq + 1;
  const toUnread = end - 1 - found.read_seq + BEFORE_UNREAD_MESSAGES;
  const limit = forward
    ? PAGE_MESSAGES
    : Math.min(Math.max(PAGE_MESSAGES, toUnread), PAGE_MAX_MESSAGES);
  const [profile, premium, rows] = await Promise.all([
    findVisibleCard(ctx, found.partner_id),
    isPremium(ctx, member),
    listMessages(services.db, site.id, {
      conversation: id,
      after: Math.max(found.removed_seq, request.after ?? 0),
      before: request.before,
      forward,
      limit: forward ? limit : limit + 1,
    }),
  ]);
  if (!profile) throw new AppError("conversation_closed");
  const since = computeHistoryStart(premium, site.history_days, ctx.at);
  const page = buildPage(rows, { limit, since });
  const last = rows.at(-1)?.seq ?? found.last_seq;
  const toTheEnd = request.before === undefined && last >= found.last_seq;
  return {
    conversation: { id },
    profile,
    messages: [
      ...page.rows.map((row) => withRisk(presentMessage(row, member), ctx.locale)),
      ...(toTheEnd ? found.pending.map(presentPending) : []),
    ],
    earlier: forward ? null : page.earlier,
    later: forward && !toTheEnd ? last : null,
    older_locked: page.olderLocked,
    last_seq: found.last_seq,
    num_unread_messages: found.unread,
    read_up_to: found.other_read_seq,
  };
}

/**
 * The messages of a conversation that contain a text and that the member may read, latest first.
 * Throws `not_found`, and `conversation_closed` if the member can no longer see the partner.
 */
export async function searchConversation(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  id: ConversationId,
  { text, before }: { readonly text: string; readonly before?: number | undefined },
): Promise<ConversationSearch> {
  const { services, site } = ctx;
  const found = await findConversation(ctx, member, id);
  const [profile, premium] = await Promise.all([
    findVisibleCard(ctx, found.partner_id),
    isPremium(ctx, member),
  ]);
  if (!profile) throw new AppError("conversation_closed");
  const { rows, older_locked } = await searchMessages(services.db, site.id, {
    conversation: id,
    after: found.removed_seq,
    before,
    since: computeHistoryStart(premium, site.history_days, ctx.at),
    text,
    limit: FOUND_MESSAGES + 1,
  });
  const page = rows.slice(0, FOUND_MESSAGES);
  return {
    messages: page.map((row) => presentMessage(row, member)),
    earlier: rows.length > FOUND_MESSAGES ? (page.at(-1)?.seq ?? null) : null,
    older_locked,
  };
}

/** A message as its reader gets it. Only the sender gets the client id. */
function presentMessage(row: MessageRow, reader: MemberId): SentMessage {
  const mine = row.sender_id === reader;
  return {
    state: "sent",
    seq: row.seq,
    client_id: mine ? row.client_id : null,
    mine,
    ...presentContent(row),
    sent_at: row.sent_at.toISOString(),
  };
}

function presentPending(row: PendingRow): Message {
  return {
    state: "pending",
    client_id: row.client_id,
    mine: true,
    ...presentContent(row),
    sent_at: row.accepted_at.toISOString(),
  };
}
