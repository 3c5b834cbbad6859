import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { Told } from "./writers.ts";

/** Compares what the writers were told with what the database holds. */
export async function compareMessages(db: Database, told: readonly Told[]) {
  const { rows } = await sql<{ text: string; seq: number; charged: number }>`
    select m.text, m.seq, (
      select count(*) from ledger l
      where l.member_id = m.sender_id and l.cause = 'message:' || m.client_id and l.to_account = 'spent'
    ) as charged
    from message m`.execute(db);
  const stored = Map.groupBy(rows, (row) => row.text.replace("intent ", ""));
  const sent = told.filter((one) => one.outcome === "sent");
  const refused = told.filter((one) => one.outcome === "not_enough_credits");
  return {
    acknowledged: sent.length,
    refused: refused.length,
    stored: rows.length,
    lost: sent.filter((one) => !stored.has(one.intent)).length,
    otherNumber: sent.filter((one) => stored.get(one.intent)?.every((row) => row.seq !== one.seq))
      .length,
    doubled: [...stored.values()].filter((same) => same.length > 1).length,
    refusedYetStored: refused.filter((one) => stored.has(one.intent)).length,
    notChargedOnce: rows.filter((row) => row.charged !== 1).length,
  };
}
