import { sql } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
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

/** The members of a site with a device that receives push notifications. */
const receivers = (site: Span["site"], at: Date) => sql`
  (select distinct member_id as id, language from push_devices(${site}, ${at}))`;

/** Unread messages from a time range to members with push, by member and conversation. */
export async function listUnreadToPush(db: Db, span: Span, at: Date): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select r.id as member, r.language, u.partner_id as other, u.latest_at as at, u.opened_at, u.messages,
      case when u.opened_at is null then 'message' else 'opened' end as is
    from ${receivers(span.site, at)} r
    join unread_between(${span.site}, ${span.after}, ${span.until}) u on u.member_id = r.id
    join away_members(${span.site}, ${span.awaySince}) a on a.id = r.id
    order by u.latest_at desc`.execute(db);
  return rows;
}

/** Likes from a time range that are still new to members with push, by member. */
export async function listLikesToPush(db: Db, span: Span, at: Date): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select r.id as member, r.language, l.liker_id as other, l.arrived_at as at, null as opened_at, '[]'::jsonb as messages,
      case when l.is_match then 'match' else 'like' end as is
    from ${receivers(span.site, at)} r
    join new_likes_between(${span.site}, ${span.after}, ${span.until}) l on l.member_id = r.id
    join away_members(${span.site}, ${span.awaySince}) a on a.id = r.id
    order by l.arrived_at desc`.execute(db);
  return rows;
}

/** A member with a device that receives push notifications. */
export interface PushReceiver {
  readonly member: MemberId;
  readonly language: Locale;
}

type SignUpSpan = Pick<Span, "site" | "after" | "until">;

/** Members who want reminders by push and got none about their unconfirmed address. */
export async function listUnconfirmedToPush(
  db: Db,
  { site, after, until }: SignUpSpan,
  at: Date,
): Promise<PushReceiver[]> {
  const { rows } = await sql<PushReceiver>`
    ${notReminded(site, "address", at)}
      and n.account_id in (select id from unconfirmed_recipients(${site}, ${after}, ${until}))`.execute(
    db,
  );
  return rows;
}

/** Members who want reminders by push and got none about their missing photo. */
export async function listPhotolessToPush(
  db: Db,
  { site, after, until }: SignUpSpan,
  at: Date,
): Promise<PushReceiver[]> {
  const { rows } = await sql<PushReceiver>`
    ${notReminded(site, "photo", at)}
      and n.account_id in (select id from members_without_photo(${site}, ${after}, ${until}))`.execute(
    db,
  );
  return rows;
}

const notReminded = (site: Span["site"], kind: PushKind, at: Date) => sql`
  select r.id as member, r.language from ${receivers(site, at)} r
  join notification_preference n on n.account_id = r.id and n.key = 'reminders' and n.push
  left join push_progress p on p.account_id = r.id and p.kind = ${kind}
  where p.pushed_until is null`;

interface WeeklySpan {
  readonly site: Span["site"];
  readonly until: Date;
  readonly limit: number;
}

/** Members whose last weekly push, or their choice to get it, is as old as `until`; oldest first. */
export async function listWeeklyToPush(
  db: Db,
  { site, until, limit }: WeeklySpan,
  at: Date,
): Promise<(PushReceiver & { readonly since: Date })[]> {
  const { rows } = await sql<PushReceiver & { since: Date }>`
    select r.id as member, r.language, greatest(p.pushed_until, n.changed_at) as since
    from ${receivers(site, at)} r
    join notification_preference n on n.account_id = r.id and n.key = 'weekly_updates' and n.push
    join published_profiles(${site}, false) c on c.id = r.id
    left join push_progress p on p.account_id = r.id and p.kind = 'weekly'
    where greatest(p.pushed_until, n.changed_at) <= ${until}
    order by since limit ${limit}`.execute(db);
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
