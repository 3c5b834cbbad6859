import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { withChatTables } from "#server/domains/chat/tables.ts";
import type { ChatTables } from "#server/domains/chat/tables.ts";

interface Sender {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly recipient: MemberId;
  /** The current text about fictional profiles. */
  readonly version: string;
}

/**
 * How many conversations a member has ever started, whether she agreed to this text about fictional
 * profiles, and whether the recipient accepts her message.
 */
export async function loadSenderHistory(db: Db, { site, member, recipient, version }: Sender) {
  const { rows } = await sql<{ started: number; agreed: boolean; accepted: boolean }>`
    select count_started_conversations(${site}, ${member}) as started,
      has_agreed_to_fictional(${member}, ${version}) as agreed,
      accepts_messages(${site}, ${member}, ${recipient}) as accepted`.execute(db);
  return rows[0] ?? { started: 0, agreed: false, accepted: false };
}

/** Agreeing again to the same text keeps the first date. */
export async function insertAgreement(db: Db, row: ChatTables["fictional_agreement"]) {
  await withChatTables(db)
    .insertInto("fictional_agreement")
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
}
