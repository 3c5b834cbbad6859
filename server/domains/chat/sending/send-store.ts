import { sql } from "kysely";
import type { ErrorCode } from "#contract/shared/errors.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { MessageType } from "#contract/chat.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";

/** A message as the database expects it. Credits are whole, times come from the caller's clock. */
export interface NewMessage {
  readonly site: SiteId;
  readonly sender: MemberId;
  readonly to: { readonly member: MemberId } | { readonly conversation: ConversationId };
  readonly clientId: string;
  readonly type: MessageType;
  readonly text: string;
  /** The gift, or the id of the photo; null for a text message. */
  readonly attachment: string | null;
  readonly price: number;
  readonly textVersion: string;
  readonly fictionalShown: boolean;
  readonly at: Date;
}

/** What `send_messages` did with one message; an error code if it was not accepted. */
export interface SendResult {
  readonly outcome: "sent" | "pending" | Extract<ErrorCode, SendError>;
  /** The same message was sent before; nothing changed this time. */
  readonly repeated: boolean;
  readonly recipient: MemberId;
  readonly conversation: ConversationId;
  /** Null while pending. */
  readonly seq: number | null;
  readonly at: Date;
  /** The sender's spendable credits afterwards. */
  readonly balance: number;
}

/** Sends one message, in a batch with others that arrive at the same time. */
export type MessageSender = (message: NewMessage) => Promise<SendResult>;

type SendError =
  | "message_to_oneself"
  | "not_found"
  | "conversation_closed"
  | "profile_unavailable"
  | "liked_only"
  | "fictional_agreement_required"
  | "conversation_limit"
  | "photo_unavailable"
  | "not_enough_credits"
  | "message_id_used";

/** Sends messages of different senders in one transaction; results come in their order. */
export async function sendMessages(
  db: Db,
  messages: readonly NewMessage[],
): Promise<readonly SendResult[]> {
  const column = <T>(of: (message: NewMessage) => T) => messages.map(of);
  const { rows } = await sql<SendResult>`
    select * from send_messages(${column(({ site }) => site)}::text[],
      ${column(({ sender }) => sender)}::uuid[],
      ${column(({ to }) => ("member" in to ? to.member : null))}::uuid[],
      ${column(({ to }) => ("conversation" in to ? to.conversation : null))}::uuid[],
      ${column(({ clientId }) => clientId)}::uuid[], ${column(({ type }) => type)}::text[],
      ${column(({ text }) => text)}::text[],
      ${column(({ attachment }) => attachment)}::text[],
      ${column(({ price }) => price)}::integer[],
      ${column(({ textVersion }) => textVersion)}::text[],
      ${column(({ fictionalShown }) => fictionalShown)}::boolean[],
      ${column(({ at }) => at)}::timestamptz[], ${FREE_CONVERSATIONS})`.execute(db);
  return rows;
}

/** A formerly pending message, now delivered or refunded. */
export interface DeliveredMessage {
  readonly recipient: MemberId;
  readonly conversation: ConversationId;
  readonly client: string;
  readonly type: MessageType;
  readonly text: string;
  readonly attachment: string | null;
  /** Null if it was refunded because the sender can no longer write to the recipient. */
  readonly seq: number | null;
}

/**
 * Delivers or refunds a published member's pending messages; does nothing for an unpublished
 * member.
 */
export async function deliverPendingMessages(
  db: Db,
  pending: {
    readonly site: SiteId;
    readonly sender: MemberId;
    readonly fictionalShown: boolean;
    readonly at: Date;
  },
): Promise<readonly DeliveredMessage[]> {
  const { site, sender, fictionalShown, at } = pending;
  const { rows } = await sql<DeliveredMessage>`
    select * from deliver_pending(${site}, ${sender}, ${fictionalShown}, ${at})`.execute(db);
  return rows;
}

/** Withdraws a member's pending messages and refunds them; returns how many there were. */
export async function refundPendingMessages(
  tx: Tx,
  pending: {
    readonly site: SiteId;
    readonly sender: MemberId;
    /** Null for all conversations. */
    readonly conversation: ConversationId | null;
    readonly at: Date;
  },
): Promise<number> {
  const { site, sender, conversation, at } = pending;
  const { rows } = await sql<{ count: number }>`
    select refund_pending(${site}, ${sender}, ${conversation}, ${at}) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * The senders whose messages to a member are pending, always in the same order, so that two refunds
 * do not deadlock.
 */
export async function listPendingTo(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
): Promise<{ sender: MemberId; conversation: ConversationId }[]> {
  const { rows } = await sql<{ sender: MemberId; conversation: ConversationId }>`
    select distinct sender_id as sender, conversation_id as conversation from pending_message
    where site_id = ${site} and recipient_id = ${member}
      and delivered_at is null and refunded_at is null
    order by 1, 2`.execute(tx);
  return rows;
}

export interface Reply {
  /** The fictional profile; members are rejected. */
  readonly profile: MemberId;
  readonly conversation: ConversationId;
  /** The same id again is a retry. */
  readonly clientId: string;
  readonly text: string;
  /** The last message that the writer saw; all of them if absent. */
  readonly seen?: number;
  readonly at: Date;
}

interface ReplyResult {
  readonly outcome: "sent" | "not_found" | "conversation_closed";
  readonly repeated: boolean;
  readonly recipient: MemberId;
  readonly seq: number | null;
}

/** A reply as a fictional profile. */
export async function replyAs(db: Db, site: SiteId, reply: Reply): Promise<ReplyResult> {
  const { rows } = await sql<ReplyResult>`
    select * from reply_as_fictional(${site}, ${reply.profile}, ${reply.conversation},
      ${reply.clientId}, ${reply.text}, ${reply.seen ?? null}, ${reply.at})`.execute(db);
  const [result] = rows;
  if (!result) throw new Error("reply_as_fictional returns one row");
  return result;
}

/** Whether the sender has sent a message with this id, or has one pending. */
export async function isKnown(
  db: Db,
  site: SiteId,
  sender: MemberId,
  clientId: string,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (
      select from message
      where sender_id = ${sender} and client_id = ${clientId} and site_id = ${site}
    ) or exists (
      select from pending_message
      where sender_id = ${sender} and client_id = ${clientId} and site_id = ${site}
    ) as known`.execute(db);
  return rows[0]?.known ?? false;
}
