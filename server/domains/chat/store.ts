import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import { buildVisibleProfiles } from "#server/domains/profiles/visibility/visibility.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { defineStatement } from "#server/platform/database/define-statement.ts";
import type { Placeholders } from "#server/platform/database/define-statement.ts";
import { withChatTables } from "./tables.ts";
import type { MessageType } from "#contract/chat.ts";

/**
 * Whether a conversation has anything for the member: she has not removed all of it, or has written
 * a message that is still pending.
 */
function hasContent(member: MemberId | RawBuilder<MemberId>) {
  return sql<boolean>`(conversation.last_seq > mine.removed_seq or exists (
    select from pending_message q
    where q.conversation_id = conversation.id and q.sender_id = ${member}
      and q.delivered_at is null and q.refunded_at is null))`;
}

interface OwnConversation {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly id: ConversationId;
}

const selectConversation = defineStatement((of: Placeholders<OwnConversation>, db) =>
  withChatTables(db)
    .selectFrom("conversation_member as mine")
    .innerJoin("conversation", "conversation.id", "mine.conversation_id")
    .innerJoin("conversation_member as other", (join) =>
      join
        .onRef("other.conversation_id", "=", "mine.conversation_id")
        .onRef("other.member_id", "=", "mine.partner_id"),
    )
    .where("mine.site_id", "=", of.site)
    .where("mine.member_id", "=", of.member)
    .where("mine.conversation_id", "=", of.id)
    .where((where) =>
      where.or([hasContent(of.member), where("conversation.erased_seq", "is not", null)]),
    )
    .select(hasContent(of.member).as("has_content"))
    .select([
      "mine.conversation_id as id",
      "mine.partner_id",
      "mine.unread",
      "mine.read_seq",
      "mine.removed_seq",
      "conversation.last_seq",
      "other.read_seq as other_read_seq",
    ]),
);

/**
 * A conversation from the member's side, `has_content` unless a block removed all of it; undefined if
 * the member never had it, or removed it.
 */
export async function findConversationRow(
  db: Db,
  site: SiteId,
  member: MemberId,
  id: ConversationId,
) {
  const [row] = await selectConversation(db, { site, member, id });
  return row;
}

/** The id of the pair's conversation; null if the member does not have it. */
export async function findPairConversation(
  db: Db,
  site: SiteId,
  member: MemberId,
  other: MemberId,
): Promise<ConversationId | null> {
  const { rows } = await sql<{ id: ConversationId }>`
    select conversation.id from conversation
    join conversation_member mine
      on mine.conversation_id = conversation.id and mine.member_id = ${member}
    where conversation.site_id = ${site}
      and conversation.low_id = least(${member}::uuid, ${other}::uuid)
      and conversation.high_id = greatest(${member}::uuid, ${other}::uuid)
      and ${hasContent(member)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The newest conversations that the member has not removed, each with its last message. */
export async function listConversations(db: Db, site: SiteId, member: MemberId, limit: number) {
  const { rows } = await sql<{
    id: ConversationId;
    partner_id: MemberId;
    unread: number;
    state: "sent" | "pending";
    mine: boolean;
    type: MessageType;
    text: string;
    attachment: string | null;
    at: Date;
  }>`
    select cm.conversation_id as id, cm.partner_id, cm.unread, last.*
    from conversation_member cm
    join conversation c on c.id = cm.conversation_id
    cross join lateral (
      (select 'pending' as state, true as mine, q.type, q.text, q.attachment, q.accepted_at as at
       from pending_message q
       where q.sender_id = ${member} and q.conversation_id = c.id
         and q.delivered_at is null and q.refunded_at is null
       order by q.position desc limit 1)
      union all
      (select 'sent', m.sender_id = ${member}, m.type, m.text, m.attachment, m.sent_at
       from message m
       where m.conversation_id = c.id and m.seq = c.last_seq and c.last_seq > cm.removed_seq)
      order by at desc
      limit 1
    ) last
    where cm.site_id = ${site} and cm.member_id = ${member}
    order by last.at desc, cm.conversation_id
    limit ${limit}`.execute(db);
  return rows;
}

/** Unread messages in conversations whose partner the viewer can see. */
export function buildUnreadCount(viewer: Placeholders<MemberViewer>) {
  return sql<{ count: number }>`
    select coalesce(sum(cm.unread), 0) as count
    from conversation_member cm
    join ${buildVisibleProfiles(viewer)} v on v.id = cm.partner_id
    where cm.site_id = ${viewer.site} and cm.member_id = ${viewer.member} and cm.unread > 0`;
}

export async function markRead(
  db: Db,
  site: SiteId,
  member: MemberId,
  id: ConversationId,
  seq: number,
) {
  const { rows } = await sql<{
    partner: MemberId;
    read_seq: number;
    unread: number;
    changed: boolean;
  }>`
    select * from read_conversation(${site}, ${member}, ${id}, ${seq})`.execute(db);
  return rows[0];
}

interface Removal {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly conversation: ConversationId;
  /** The number of the last message to remove; undefined for all of them. */
  readonly upTo: number | undefined;
}

/** Removes the messages for this member only. */
export async function markRemoved(tx: Tx, { site, member, conversation: id, upTo }: Removal) {
  await sql`select from conversation where id = ${id} and site_id = ${site} for no key update`.execute(
    tx,
  );
  await sql`
    update conversation_member cm
    set removed_seq = greatest(cm.removed_seq, gone.seq), read_seq = greatest(cm.read_seq, gone.seq),
      unread = (
        select count(*) from message m
        where m.conversation_id = c.id and m.seq > greatest(cm.read_seq, gone.seq)
          and m.sender_id <> ${member})
    from conversation c
    cross join lateral (
      select least(coalesce(${upTo ?? null}::integer, c.last_seq), c.last_seq) as seq) gone
    where cm.site_id = ${site} and cm.member_id = ${member} and cm.conversation_id = ${id}
      and c.id = cm.conversation_id`.execute(tx);
}

/**
 * Removes the texts of a conversation for both members. Returns what they had written to each other,
 * and the members whose pending messages were refunded.
 */
export async function eraseConversation(
  tx: Tx,
  { site, one, other }: { readonly site: SiteId; readonly one: MemberId; readonly other: MemberId },
  at: Date,
) {
  const { rows } = await sql<{
    conversation: ConversationId | null;
    removed: readonly unknown[] | null;
    refunded: readonly MemberId[];
  }>`select * from erase_conversation(${site}, ${one}, ${other}, ${at})`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("erase_conversation returns one row");
  return { ...row, removed: row.removed ?? [] };
}

/** Deletes a member's conversations that have no delivered message, including their contents. */
export async function deleteEmptyConversations(
  tx: Tx,
  site: SiteId,
  member: MemberId,
): Promise<void> {
  const own = withChatTables(tx)
    .selectFrom("conversation")
    .where("site_id", "=", site)
    .where((where) => where.or([where("low_id", "=", member), where("high_id", "=", member)]))
    .where("last_seq", "=", 0)
    .select("id");
  await withChatTables(tx)
    .deleteFrom("pending_message")
    .where("conversation_id", "in", own)
    .execute();
  await withChatTables(tx)
    .deleteFrom("conversation_member")
    .where("conversation_id", "in", own)
    .execute();
  await withChatTables(tx).deleteFrom("conversation").where("id", "in", own).execute();
  await withChatTables(tx)
    .deleteFrom("fictional_agreement")
    .where((of) => of.and({ site_id: site, member_id: member }))
    .execute();
}

/** A member's conversations with their partners. */
export async function listPartners(db: Db, site: SiteId, member: MemberId) {
  return withChatTables(db)
    .selectFrom("conversation_member")
    .where((of) => of.and({ site_id: site, member_id: member }))
    .select(["conversation_id as conversation", "partner_id as partner"])
    .execute();
}

/** Erases what was written in a member's conversations, by either side. */
export async function eraseTexts(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
): Promise<void> {
  for (const table of ["message", "pending_message"] as const) {
    await withChatTables(tx)
      .updateTable(table)
      .set({ text: "", attachment: null })
      .where("conversation_id", "in", (from) =>
        from
          .selectFrom("conversation_member")
          .where((of) => of.and({ site_id: site, member_id: member }))
          .select("conversation_id"),
      )
      .execute();
  }
}
