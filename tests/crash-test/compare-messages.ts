import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { Acknowledged } from "./writers.ts";

/** Compares the responses the writers got with the database. */
export async function compareMessages(db: Database, answers: readonly Acknowledged[]) {
  const { rows } = await sql<{ text: string; seq: number; charged: number }>`
    select m.text, m.seq, (
      select count(*) from ledger l
      where l.member_id = m.sender_id and l.cause = 'message:' || m.client_id and l.to_account = 'spent'
    ) as charged
    from message m`.execute(db);
  const stored = Map.groupBy(rows, (row) => row.text.replace("intent ", ""));
  const sent = answers.filter((one) => one.outcome === "sent");
  const rejected = answers.filter((one) => one.outcome === "not_enough_credits");
  return {
    acknowledged: sent.length,
    rejected: rejected.length,
    stored: rows.length,
    lost: sent.filter((one) => !stored.has(one.intent)).length,
    otherNumber: sent.filter((one) => stored.get(one.intent)?.every((row) => row.seq !== one.seq))
      .length,
    doubled: [...stored.values()].filter((same) => same.length > 1).length,
    rejectedButStored: rejected.filter((one) => stored.has(one.intent)).length,
    notChargedOnce: rows.filter((row) => row.charged !== 1).length,
  };
}
