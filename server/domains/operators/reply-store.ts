import { sql } from "kysely";
import type { StaffId } from "#contract/office/staff.ts";
import type { ConversationId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export interface NewReply {
  readonly conversation_id: ConversationId;
  readonly seq: number;
  readonly site_id: SiteId;
  readonly staff_id: StaffId;
  readonly client_id: string;
  readonly waiting_since: Date;
  readonly claimed_at: Date;
  readonly sent_at: Date;
  /** The last message that it answers honestly; null if it does not say that the profile is fictional. */
  readonly honest_until: number | null;
}

export async function insertReply(tx: Tx, reply: NewReply): Promise<void> {
  await sql`
    insert into operator_reply (conversation_id, seq, site_id, staff_id, client_id, waiting_since,
      claimed_at, sent_at, honest_until)
    values (${reply.conversation_id}, ${reply.seq}, ${reply.site_id}, ${reply.staff_id},
      ${reply.client_id}, ${reply.waiting_since}, ${reply.claimed_at}, ${reply.sent_at},
      ${reply.honest_until})`.execute(tx);
}

/** The reply that a person sent with this id, if any: sending the same again is a retry. */
export async function findReply(
  db: Db,
  {
    conversation,
    staff,
    clientId,
  }: {
    readonly conversation: ConversationId;
    readonly staff: StaffId;
    readonly clientId: string;
  },
): Promise<{ seq: number; text: string } | undefined> {
  const { rows } = await sql<{ seq: number; text: string }>`
    select r.seq, m.text from operator_reply r
    join message m on m.conversation_id = r.conversation_id and m.seq = r.seq
    where r.conversation_id = ${conversation} and r.staff_id = ${staff}
      and r.client_id = ${clientId}`.execute(db);
  return rows[0];
}

/** Who wrote which message of a conversation as the fictional profile. */
export async function listWriters(
  db: Db,
  conversation: ConversationId,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ seq: number; name: string }>`
    select r.seq, s.name from operator_reply r join staff s on s.id = r.staff_id
    where r.conversation_id = ${conversation}`.execute(db);
  return new Map(rows.map(({ seq, name }) => [seq, name]));
}
