import { sql } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Database } from "#server/platform/database/database.ts";

/** The balance of each ledger account of a member; empty accounts are omitted. */
export async function ledgerAccounts(
  db: Database,
  member: MemberId,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; credits: number }>`
    select account, sum(credits) as credits from (
      select to_account as account, credits from ledger where member_id = ${member}
      union all
      select from_account, -credits from ledger where member_id = ${member}
    ) posting group by account having sum(credits) <> 0`.execute(db);
  return Object.fromEntries(rows.map(({ account, credits }) => [account, credits]));
}
