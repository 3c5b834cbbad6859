import { sql } from "kysely";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { defineStatement } from "#server/platform/database/define-statement.ts";
import type { Placeholders } from "#server/platform/database/define-statement.ts";
import { withChatTables } from "./tables.ts";
import type { ChatTables } from "./tables.ts";

export type MessageRow = Pick<
  ChatTables["message"],
  "seq" | "sender_id" | "client_id" | "type" | "text" | "sent_at"
> & { readonly attachment: string | null };
export type PendingRow = Pick<
  ChatTables["pending_message"],
  "client_id" | "type" | "text" | "accepted_at"
> & { readonly attachment: string | null };

export interface PageQuery {
  readonly conversation: ConversationId;
  /** Only messages after this one: the reader removed the earlier ones, or already has them. */
  readonly after: number;
  readonly before?: number | undefined;
  /** Returns the first messages after `after` instead of the last ones. */
  readonly forward: boolean;
  readonly limit: number;
}

type PageValues = Required<Omit<PageQuery, "forward">> & { readonly site: SiteId };

function defineMessages(order: "asc" | "desc") {
  return defineStatement((page: Placeholders<PageValues>, db) =>
    withChatTables(db)
      .selectFrom("message")
      .where((of) => of.and({ site_id: page.site, conversation_id: page.conversation }))
      .where("seq", ">", page.after)
      .where("seq", "<", page.before)
      .select(["seq", "sender_id", "client_id", "type", "text", "attachment", "sent_at"])
      .orderBy("seq", order)
      .limit(page.limit),
  );
}

const selectFirstMessages = defineMessages("asc");
const selectLastMessages = defineMessages("desc");

/** Messages of a conversation, oldest first. */
export async function listMessages(db: Db, site: SiteId, page: PageQuery): Promise<MessageRow[]> {
  const { conversation, after, before = MAX_INTEGER, forward, limit } = page;
  const values = { site, conversation, after, before, limit };
  return forward
    ? selectFirstMessages(db, values)
    : (await selectLastMessages(db, values)).toReversed();
}

const MAX_INTEGER = 2_147_483_647;

interface TextSearch {
  readonly conversation: ConversationId;
  /** Only messages after this one: the reader removed the earlier ones. */
  readonly after: number;
  readonly before?: number | undefined;
  /** Older messages are locked; null if none are. */
  readonly since: Date | null;
  readonly text: string;
  readonly limit: number;
}

/** The messages of a conversation that contain a text in any case, latest first. */
export async function searchMessages(
  db: Db,
  site: SiteId,
  { conversation, after, before = MAX_INTEGER, since, text, limit }: TextSearch,
) {
  const own = sql`from message
    where site_id = ${site} and conversation_id = ${conversation} and seq > ${after}`;
  const { rows } = await sql<MessageRow>`
    select seq, sender_id, client_id, type, text, attachment, sent_at ${own} and seq < ${before}
      and (${since}::timestamptz is null or sent_at >= ${since})
      and position(lower(${text}) in lower(text)) > 0
    order by seq desc limit ${limit}`.execute(db);
  const first = await sql<{ sent_at: Date }>`
    select sent_at ${own} order by seq limit 1`.execute(db);
  const [oldest] = first.rows;
  return { rows, older_locked: since !== null && oldest !== undefined && oldest.sent_at < since };
}

const selectPending = defineStatement(
  (
    { site, member, id }: Placeholders<{ site: SiteId; member: MemberId; id: ConversationId }>,
    db,
  ) =>
    withChatTables(db)
      .selectFrom("pending_message")
      .where("site_id", "=", site)
      .where("sender_id", "=", member)
      .where("conversation_id", "=", id)
      .where("delivered_at", "is", null)
      .where("refunded_at", "is", null)
      .select(["client_id", "type", "text", "attachment", "accepted_at"])
      .orderBy("position"),
);

/** The member's pending messages in a conversation, in the order they were written. */
export function listPending(
  db: Db,
  site: SiteId,
  member: MemberId,
  id: ConversationId,
): Promise<PendingRow[]> {
  return selectPending(db, { site, member, id });
}
