import { sql } from "kysely";
import type { ConversationId, MemberId, SiteId } from "#contract/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Reach, Verdict } from "./rules.ts";
import { tables } from "./tables.ts";

/** A message as the database takes it. Credits are whole, times from the caller's clock. */
export interface NewMessage {
  readonly site: SiteId;
  readonly sender: MemberId;
  readonly to: { readonly member: MemberId } | { readonly conversation: ConversationId };
  readonly clientId: string;
  readonly text: string;
  readonly price: number;
  readonly freeConversations: number;
  readonly textVersion: string;
  readonly fictionalShown: boolean;
  readonly at: Date;
}

export interface Answer {
  readonly outcome: Verdict | "message_id_used" | "alone";
  /** The same message came before; nothing changed this time. */
  readonly repeated: boolean;
  readonly recipient: MemberId;
  readonly conversation: ConversationId;
  readonly seq: number | null;
  readonly at: Date;
  readonly balance: number;
}

/** One message, one round trip; `alone` is never its outcome. */
export async function sendOne(db: Db, one: NewMessage): Promise<Answer> {
  const { rows } = await sql<Answer>`
    select * from send_message(${one.site}, ${one.sender}, ${memberOf(one)}, ${conversationOf(one)},
      ${one.clientId}, ${one.text}, ${one.price}, ${one.freeConversations}, ${one.textVersion},
      ${one.fictionalShown}, ${one.at})`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error("send_message always answers");
  return answer;
}

/** Messages of different senders under one commit, answered in their order. */
export async function sendMany(db: Db, many: readonly NewMessage[]): Promise<Answer[]> {
  const column = <T>(of: (one: NewMessage) => T) => many.map(of);
  const { rows } = await sql<Answer>`
    select * from send_messages(${column(({ site }) => site)}::text[],
      ${column(({ sender }) => sender)}::uuid[], ${column(memberOf)}::uuid[],
      ${column(conversationOf)}::uuid[], ${column(({ clientId }) => clientId)}::uuid[],
      ${column(({ text }) => text)}::text[], ${column(({ price }) => price)}::integer[],
      ${column(({ textVersion }) => textVersion)}::text[],
      ${column(({ fictionalShown }) => fictionalShown)}::boolean[],
      ${column(({ at }) => at)}::timestamptz[])`.execute(db);
  return rows;
}

/** Whether one profile can write to another, as `send_message` sees it. */
export async function reach(
  db: Db,
  site: SiteId,
  from: MemberId,
  to: MemberId,
  fictionalShown: boolean,
): Promise<Reach> {
  const { rows } = await sql<{ reach: Reach }>`
    select chat_reach(${site}, ${from}, ${to}, ${fictionalShown}) as reach`.execute(db);
  return rows[0]?.reach ?? "missing";
}

/** Whether others see the member, as `send_message` sees it. */
export async function isShown(db: Db, site: SiteId, member: MemberId): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select is_shown(${site}, ${member}) as shown`.execute(db);
  return rows[0]?.shown ?? false;
}

/** A reply in the name of a fictional profile, in one round trip. */
export async function replyAs(
  db: Db,
  site: SiteId,
  reply: {
    readonly profile: MemberId;
    readonly conversation: ConversationId;
    readonly clientId: string;
    readonly text: string;
    readonly at: Date;
  },
): Promise<Answer> {
  const { rows } = await sql<Answer>`
    select * from reply_as_fictional(${site}, ${reply.profile}, ${reply.conversation},
      ${reply.clientId}, ${reply.text}, ${reply.at})`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error("reply_as_fictional always answers");
  return answer;
}

/** Holds conversations, in the order in which everyone does. */
export async function lockConversations(tx: Tx, site: SiteId, ids: readonly ConversationId[]) {
  await sql`
    select from conversation where site_id = ${site} and id = any (${[...ids]}::uuid[])
    order by id for no key update`.execute(tx);
}

/** Adds a message to a conversation that is held; answers its number. */
export async function storeMessage(
  tx: Tx,
  site: SiteId,
  message: {
    conversation: ConversationId;
    sender: MemberId;
    clientId: string;
    text: string;
    credits: number;
    at: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select store_message(${site}, ${message.conversation}, ${message.sender}, ${message.clientId},
      'text', ${message.text}, ${message.credits}, ${message.at}) as seq`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("store_message always answers");
  return row.seq;
}

/** What of a member's still waits, in the order it was written; of one conversation, or of all. */
export function openWaiting(
  tx: Tx,
  site: SiteId,
  sender: MemberId,
  conversation: ConversationId | null,
) {
  return tables(tx)
    .selectFrom("waiting_message")
    .where("site_id", "=", site)
    .where("sender_id", "=", sender)
    .where("delivered_at", "is", null)
    .where("returned_at", "is", null)
    .$if(conversation !== null, (query) => query.where("conversation_id", "=", conversation))
    .select(["client_id", "conversation_id", "recipient_id", "body", "credits"])
    .orderBy("position")
    .execute();
}

/** A waiting message left: to its reader, or back to its writer. */
export async function closeWaiting(
  tx: Tx,
  site: SiteId,
  sender: MemberId,
  clientId: string,
  how: { delivered_at: Date } | { returned_at: Date },
) {
  await tables(tx)
    .updateTable("waiting_message")
    .set(how)
    .where("site_id", "=", site)
    .where("sender_id", "=", sender)
    .where("client_id", "=", clientId)
    .execute();
}

const memberOf = ({ to }: NewMessage) => ("member" in to ? to.member : null);
const conversationOf = ({ to }: NewMessage) => ("conversation" in to ? to.conversation : null);

/** Whether the sender has sent a message under this id, be it that it waits. */
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
      select from waiting_message
      where sender_id = ${sender} and client_id = ${clientId} and site_id = ${site}
    ) as known`.execute(db);
  return rows[0]?.known ?? false;
}
