import { sql } from "kysely";
import type { Generated, RawBuilder, Selectable } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { NotificationKey } from "#contract/notifications.ts";
import type { Viewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Activity, Span } from "./activity-rules.ts";
import { isOnByDefault } from "./rules.ts";
import type { Channel } from "./rules.ts";

type NotificationTables = {
  notification_preference: {
    account_id: MemberId;
    key: NotificationKey;
    mail: boolean | null;
    push: boolean | null;
    changed_at: Date;
  };
  notification_progress: {
    account_id: MemberId;
    activity_until: Generated<Date | null>;
    activity_mailed_at: Generated<Date | null>;
    reminded_until: Generated<Date | null>;
    address_reminded_at: Generated<Date | null>;
    photo_reminded_at: Generated<Date | null>;
    weekly_at: Generated<Date | null>;
  };
};

export type Progress = Selectable<Omit<NotificationTables["notification_progress"], "account_id">>;

/** Where mail to a member goes. */
export interface Recipient {
  readonly member: MemberId;
  readonly email: string;
  readonly language: Locale;
}

const tables = (db: Db) => db.withTables<NotificationTables>();

/** The member's choice for each kind; kinds without a choice are missing. */
export async function findChoices(
  db: Db,
  member: MemberId,
  channel: Channel,
): Promise<Partial<Record<NotificationKey, boolean>>> {
  const rows = await tables(db)
    .selectFrom("notification_preference")
    .where("account_id", "=", member)
    .where(channel, "is not", null)
    .select(["key", `${channel} as on`])
    .execute();
  return Object.fromEntries(rows.map(({ key, on }) => [key, on]));
}

/** Saves a choice for one channel; the other channel's choice stays. */
export async function saveChoice(
  db: Db,
  choice: Pick<NotificationTables["notification_preference"], "account_id" | "key" | "changed_at"> &
    ({ readonly mail: boolean } | { readonly push: boolean }),
): Promise<void> {
  const { account_id: _account, key: _key, ...change } = choice;
  await tables(db)
    .insertInto("notification_preference")
    .values({ mail: null, push: null, ...choice })
    .onConflict((on) => on.columns(["account_id", "key"]).doUpdateSet(change))
    .execute();
}

export type MailedActivity = Activity & Recipient;

/** Unread messages from a time range, by member and conversation. */
export async function listUnread(db: Db, span: Span): Promise<MailedActivity[]> {
  const { rows } = await sql<MailedActivity>`
    select u.member_id as member, r.email, r.language, u.partner_id as other, u.latest_at as at, u.opened_at, u.messages,
      case when u.opened_at is null then 'message' else 'opened' end as is
    from unread_between(${span.site}, ${span.after}, ${span.until}) u
    join away_members(${span.site}, ${span.awaySince}) a on a.id = u.member_id
    join mail_recipients(${span.site}) r on r.id = u.member_id`.execute(db);
  return rows;
}

/** Likes from a time range that are still new, by member. */
export async function listNewLikes(db: Db, span: Span): Promise<MailedActivity[]> {
  const { rows } = await sql<MailedActivity>`
    select l.member_id as member, r.email, r.language, l.liker_id as other, l.arrived_at as at, null as opened_at, '[]'::jsonb as messages,
      case when l.is_match then 'match' else 'like' end as is
    from new_likes_between(${span.site}, ${span.after}, ${span.until}) l
    join away_members(${span.site}, ${span.awaySince}) a on a.id = l.member_id
    join mail_recipients(${span.site}) r on r.id = l.member_id`.execute(db);
  return rows;
}

/** Members who have not confirmed their address and were not reminded of it. */
export async function listUnconfirmed(
  db: Db,
  { site, after, until }: Pick<Span, "site" | "after" | "until">,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select r.id as member, r.email, r.language
    from unconfirmed_recipients(${site}, ${after}, ${until}) r
    left join notification_progress p on p.account_id = r.id
    where p.address_reminded_at is null and ${hasChosen("reminders")}`.execute(db);
  return rows;
}

/** Members without a photo who were not reminded of it. */
export async function listWithoutPhoto(
  db: Db,
  { site, after, until }: Pick<Span, "site" | "after" | "until">,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select r.id as member, r.email, r.language
    from members_without_photo(${site}, ${after}, ${until}) m
    join mail_recipients(${site}) r on r.id = m.id
    left join notification_progress p on p.account_id = r.id
    where p.photo_reminded_at is null and ${hasChosen("reminders")}`.execute(db);
  return rows;
}

/** The last weekly mail of a member who gets it, or the choice to get it. */
export interface WeeklyRecipient extends Recipient {
  readonly since: Date;
}

/** Members whose last weekly mail is as old as `until`; oldest first. */
export async function listWeekly(
  db: Db,
  { site, until, limit }: { readonly site: SiteId; readonly until: Date; readonly limit: number },
): Promise<WeeklyRecipient[]> {
  const { rows } = await sql<WeeklyRecipient>`
    select r.id as member, r.email, r.language, greatest(p.weekly_at, n.changed_at) as since
    from notification_preference n
    join mail_recipients(${site}) r on r.id = n.account_id
    join published_profiles(${site}, false) c on c.id = r.id
    left join notification_progress p on p.account_id = r.id
    where n.key = 'weekly_updates' and n.mail and greatest(p.weekly_at, n.changed_at) <= ${until}
    order by since limit ${limit}`.execute(db);
  return rows;
}

/** Whether the recipient `r` gets mail of a kind. */
function hasChosen(key: NotificationKey): RawBuilder<boolean> {
  return sql`coalesce((select n.mail from notification_preference n
    where n.account_id = r.id and n.key = ${key}), ${isOnByDefault(key, "mail")})`;
}

/** Who liked a member in a time range, latest first. */
export async function listReceivedLikes(
  db: Db,
  { site, member, after, until }: Pick<Span, "site" | "after" | "until"> & { member: MemberId },
): Promise<MemberId[]> {
  const { rows } = await sql<{ liker_id: MemberId }>`
    select liker_id from received_likes(${site}, ${member}, ${after}, ${until})
    order by arrived_at desc`.execute(db);
  return rows.map(({ liker_id }) => liker_id);
}

export interface NamedProfile {
  readonly id: MemberId;
  readonly name: string;
  readonly kind: "member" | "fictional";
}

/** The names of the profiles among `ids` that the viewer may see. */
export async function listVisibleNames(
  db: Db,
  { site, member, fictional }: Viewer,
  ids: readonly MemberId[],
): Promise<NamedProfile[]> {
  const { rows } = await sql<NamedProfile>`
    select id, name, kind from visible_names(${site}, ${member}, ${fictional}, ${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** Up to when the member was mailed, locked until the transaction ends. */
export async function lockProgress(tx: Tx, member: MemberId): Promise<Progress> {
  await tables(tx)
    .insertInto("notification_progress")
    .values({ account_id: member })
    .onConflict((on) => on.doNothing())
    .execute();
  return tables(tx)
    .selectFrom("notification_progress")
    .where("account_id", "=", member)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveProgress(
  tx: Tx,
  member: MemberId,
  progress: Partial<Progress>,
): Promise<void> {
  await tables(tx)
    .updateTable("notification_progress")
    .set(progress)
    .where("account_id", "=", member)
    .execute();
}
