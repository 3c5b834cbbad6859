import { sql } from "kysely";
import type { OperatorFigures } from "#contract/office/supervision.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";

interface FiguresFilter {
  readonly sites: readonly SiteId[];
  readonly only: StaffId | null;
  readonly since: Date;
}

/** What operators did at these sites since then, or only one of them. */
export async function listFiguresSince(
  db: Db,
  { sites, only, since }: FiguresFilter,
): Promise<OperatorFigures[]> {
  const { rows } = await sql<OperatorFigures>`
    select s.id, s.name, coalesce(o.open, 0) as open, coalesce(r.replies, 0) as replies,
      r.median_minutes, r.replies_per_hour, coalesce(c.complaints, 0) as complaints
    from staff s
    left join (
      select claimed_by as staff_id, count(*)::integer as open from fictional_conversation f
      where site_id = any(${sites}::text[]) and is_claimed(f)
      group by claimed_by
    ) o on o.staff_id = s.id
    left join (
      select r.staff_id, count(distinct (r.conversation_id, r.seq))::integer as replies,
        percentile_cont(0.5) within group (
          order by extract(epoch from r.sent_at - r.waiting_since) / 60) as median_minutes,
        count(distinct (r.conversation_id, r.seq)) * 4.0::float8
          / count(distinct date_bin('15 minutes', w.at, '2000-01-01')) as replies_per_hour
      from operator_reply r cross join lateral (values (r.claimed_at), (r.sent_at)) w (at)
      where r.site_id = any(${sites}::text[]) and r.sent_at >= ${since}
      group by r.staff_id
    ) r on r.staff_id = s.id
    left join (
      select r.staff_id, count(distinct c.case_id)::integer as complaints
      from conversation_complaints(${sites}::text[], ${since}) c
      join operator_reply r on r.conversation_id = c.conversation_id
        and r.sent_at <= c.created_at and (c.seq is null or c.seq = r.seq)
      group by r.staff_id
    ) c on c.staff_id = s.id
    where (${only}::uuid is null or s.id = ${only})
      and (r.replies > 0 or o.open > 0 or c.complaints > 0 or exists (
        select from staff_role t where t.staff_id = s.id and t.site_id = any(${sites}::text[])
          and t.role = 'operator'))
    order by s.name, s.id`.execute(db);
  return rows;
}
