import { sql } from "kysely";
import type { CaseGround } from "#contract/catalogue/case-categories.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";

interface RemovedItem {
  readonly caseId: string;
  readonly member: MemberId;
  /** As a decision stores it. */
  readonly item: string;
}

/** Whether the latest decision on another case about a member removed the same content. */
export async function isRemovedElsewhere(
  tx: Tx,
  { caseId, member, item }: RemovedItem,
): Promise<boolean> {
  const { rows } = await sql`
    select from case_evidence own
    join case_party p on p.member_id = ${member} and p.side = 'reported' and p.case_id <> own.case_id
    join case_evidence other on other.case_id = p.case_id
    join lateral (
      select removed from case_decision where case_id = p.case_id order by round desc limit 1
    ) latest on ${item} = any(latest.removed)
    where own.case_id = ${caseId} and case ${item}
      when 'about' then other.content -> 'profile' -> 'about' = own.content -> 'profile' -> 'about'
      when 'message' then other.content -> 'conversation' = own.content -> 'conversation'
        and other.content -> 'message' = own.content -> 'message'
      else true end
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** The suspension of a member that lasts longest, of those that the latest decision on each case set. */
export async function findLongestSuspension(tx: Tx, member: MemberId, at: Date) {
  const { rows } = await sql<{ caseId: string; ground: CaseGround; endsAt: Date | null }>`
    select p.case_id as "caseId", latest.ground, latest.ends_at as "endsAt"
    from case_party p
    join lateral (
      select * from case_decision where case_id = p.case_id order by round desc limit 1
    ) latest on latest.measure = 'suspension'
    where p.member_id = ${member} and p.side = 'reported'
      and (latest.ends_at is null or latest.ends_at > ${at})
    order by latest.ends_at desc nulls first, latest.decided_at desc limit 1`.execute(tx);
  return rows[0];
}
