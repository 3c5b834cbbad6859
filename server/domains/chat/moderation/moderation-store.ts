import { sql } from "kysely";
import type { Message } from "#contract/chat.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export interface MessageNumber {
  readonly site: SiteId;
  readonly conversation: ConversationId;
  readonly seq: number;
}

/** What staff may remove from a message. */
export interface MessageContent {
  readonly text: string;
  /** Such as the gift; null in a text message. */
  readonly attachment: string | null;
}

export interface ReportedMessage extends MessageContent {
  readonly conversation: ConversationId;
  readonly seq: number;
  readonly sender_id: MemberId;
  readonly type: Message["type"];
  readonly sent_at: Date;
}

interface Pair {
  readonly site: SiteId;
  readonly one: MemberId;
  readonly other: MemberId;
}

/**
 * The last messages of two members, oldest first, and always the message with the number `including`.
 * What a block removed is not among them.
 */
export async function listLastMessages(
  db: Db,
  { site, one, other }: Pair,
  { limit, including }: { readonly limit: number; readonly including: number | null },
): Promise<ReportedMessage[]> {
  const { rows } = await sql<ReportedMessage>`
    select m.conversation_id as conversation, m.seq, m.sender_id, m.type, m.text, m.attachment,
      m.sent_at
    from conversation c join message m on m.conversation_id = c.id
    where c.site_id = ${site} and m.seq > coalesce(c.erased_seq, 0)
      and c.low_id = least(${one}::uuid, ${other}::uuid)
      and c.high_id = greatest(${one}::uuid, ${other}::uuid)
      and (m.seq > c.last_seq - ${limit}::integer or m.seq = ${including}::integer)
    order by m.seq`.execute(db);
  return rows;
}

/**
 * Replaces a message's content and returns its two members. Optionally only if staff removed the
 * content, and neither a block nor the erasure of a member has removed it since.
 */
export async function updateContent(
  tx: Tx,
  { site, conversation, seq }: MessageNumber,
  { to, ifRemoved }: { readonly to: MessageContent; readonly ifRemoved: boolean },
): Promise<MemberId[]> {
  const { rows } = await sql<{ low_id: MemberId; high_id: MemberId }>`
    update message m set text = ${to.text}, attachment = ${to.attachment} from conversation c
    where m.site_id = ${site} and m.conversation_id = ${conversation} and m.seq = ${seq}
      and c.id = m.conversation_id and (not ${ifRemoved} or (
        m.text = '' and m.attachment is null and m.seq > coalesce(c.erased_seq, 0)
        and exists (select from profile p where p.id = c.low_id)
        and exists (select from profile p where p.id = c.high_id)))
    returning c.low_id, c.high_id`.execute(tx);
  return rows.flatMap(({ low_id, high_id }) => [low_id, high_id]);
}

export interface OperatedMessageRow {
  readonly seq: number;
  readonly sender_id: MemberId;
  readonly type: Message["type"];
  readonly text: string;
  readonly attachment: string | null;
  readonly sent_at: Date;
}

/** The last messages of a conversation, oldest first, without those that a block removed. */
export async function listMessagesOf(
  db: Db,
  { site, conversation }: Omit<MessageNumber, "seq">,
  limit: number,
): Promise<OperatedMessageRow[]> {
  const { rows } = await sql<OperatedMessageRow>`
    select m.seq, m.sender_id, m.type, m.text, m.attachment, m.sent_at
    from conversation c join message m on m.conversation_id = c.id
    where c.site_id = ${site} and c.id = ${conversation} and m.seq > coalesce(c.erased_seq, 0)
    order by m.seq desc limit ${limit}`.execute(db);
  return rows.toReversed();
}

/** What a member paid since a moment for messages to fictional profiles, in credits. */
export async function computeSpentOnFictional(
  db: Db,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(m.credits), 0)::integer as spent
    from conversation_member cm
    join profile p on p.site_id = cm.site_id and p.id = cm.partner_id and p.kind = 'fictional'
    join message m on m.conversation_id = cm.conversation_id
      and m.sender_id = cm.member_id and m.sent_at >= ${since}
    where cm.site_id = ${site} and cm.member_id = ${member}`.execute(db);
  return rows[0]?.spent ?? 0;
}
