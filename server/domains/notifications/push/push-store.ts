import { sql } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Activity, Span } from "#server/domains/notifications/activity-rules.ts";

type PushKind = "activity" | "unread" | "address" | "photo" | "weekly";

type PushTables = {
  push_progress: {
    account_id: MemberId;
    kind: PushKind;
    pushed_until: Date | null;
  };
};

const tables = (db: Db) => db.withTables<PushTables>();

/** The members of a site with a device that gets push. */
const receivers = (site: Span["site"], at: Date) => sql`
  (select distinct member_id as id, language from push_devices(${site}, ${at}))`;

/** Unread messages of a span of time to members with push, by member and conversation. */
export async function listUnreadToPush(db: Db, span: Span, at: Date): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select r.id as member, r.language, u.partner_id as other, u.latest_at as at, u.opened_at,
      case when u.opened_at is null then 'message' else 'opened' end as is
    from ${receivers(span.site, at)} r
    join unread_between(${span.site}, ${span.after}, ${span.until}) u on u.member_id = r.id
    join away_members(${span.site}, ${span.awaySince}) a on a.id = r.id
    order by u.latest_at desc`.execute(db);
  return rows;
}

/** Likes of a span of time that are still new to members with push, by member. */
export async function listLikesToPush(db: Db, span: Span, at: Date): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select r.id as member, r.language, l.liker_id as other, l.arrived_at as at, null as opened_at,
      case when l.is_match then 'match' else 'like' end as is
    from ${receivers(span.site, at)} r
    join new_likes_between(${span.site}, ${span.after}, ${span.until}) l on l.member_id = r.id
    join away_members(${span.site}, ${span.awaySince}) a on a.id = r.id
    order by l.arrived_at desc`.execute(db);
  return rows;
}

/** How far the member was notified, locked until the transaction ends; null if never. */
export async function lockPushProgress(
  tx: Tx,
  account_id: MemberId,
  kind: PushKind,
): Promise<Date | null> {
  await tables(tx)
    .insertInto("push_progress")
    .values({ account_id, kind, pushed_until: null })
    .onConflict((on) => on.doNothing())
    .execute();
  const { pushed_until } = await tables(tx)
    .selectFrom("push_progress")
    .where((of) => of.and({ account_id, kind }))
    .select("pushed_until")
    .forUpdate()
    .executeTakeFirstOrThrow();
  return pushed_until;
}

export async function savePushProgress(
  tx: Tx,
  account_id: MemberId,
  kind: PushKind,
  pushed_until: Date,
): Promise<void> {
  await tables(tx)
    .updateTable("push_progress")
    .set({ pushed_until })
    .where((of) => of.and({ account_id, kind }))
    .execute();
}
