import { sql } from "kysely";
import type { Generated, Selectable, Updateable } from "kysely";
import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { MailingTexts } from "#contract/office/mailings.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Recipient } from "#server/domains/notifications/queue-notification.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

type MailingTables = {
  mailing: {
    id: Generated<string>;
    site_id: SiteId;
    kind: MailingKind;
    texts: MailingTexts;
    version: Generated<number>;
    added_at: Date;
    staff_id: StaffId | null;
    changed_at: Date;
    starts_at: Generated<Date | null>;
    stopped_at: Generated<Date | null>;
    finished_at: Generated<Date | null>;
    /** The member whose mail was queued last. */
    sent_after: Generated<MemberId | null>;
    receivers: Generated<number>;
  };
};

export type Mailing = Selectable<MailingTables["mailing"]>;
export type NewMailing = Pick<
  MailingTables["mailing"],
  "site_id" | "kind" | "texts" | "added_at" | "staff_id" | "changed_at"
>;

const tables = (db: Db) => db.withTables<MailingTables>();

export async function insertMailing(db: Db, mailing: NewMailing): Promise<string> {
  const { id } = await tables(db)
    .insertInto("mailing")
    .values(mailing)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Locked until the transaction ends; a batch that is being queued ends first. */
export function lockMailing(tx: Tx, id: string): Promise<Mailing | undefined> {
  return tables(tx)
    .selectFrom("mailing")
    .where((of) => of.and({ id }))
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** The mailing that is due first, unless another process is queueing it. */
export function lockDue(tx: Tx, at: Date) {
  return tables(tx)
    .selectFrom("mailing")
    .where((of) => of.and({ finished_at: null, stopped_at: null }))
    .where("starts_at", "<=", at)
    .orderBy("starts_at")
    .selectAll()
    .forUpdate()
    .skipLocked()
    .limit(1)
    .executeTakeFirst();
}

export async function updateMailing(
  tx: Tx,
  id: string,
  change: Updateable<Omit<MailingTables["mailing"], "id" | "site_id">>,
): Promise<void> {
  await tables(tx)
    .updateTable("mailing")
    .set(change)
    .where((of) => of.and({ id }))
    .execute();
}

export async function deleteRow(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .deleteFrom("mailing")
    .where((of) => of.and({ id }))
    .execute();
}

export interface CountedMailing extends Mailing {
  readonly changed_by: string | null;
  readonly sent: number;
  readonly failed: number;
  readonly waiting: number;
  readonly unsubscribed: number;
}

/** Mailings with the outcome of their mails, which is counted until it is stored. */
const counted = sql`
  select m.id, m.site_id, m.kind, m.texts, m.version, m.added_at, m.staff_id, m.changed_at, m.starts_at,
    m.stopped_at, m.finished_at, m.sent_after, m.receivers,
    s.name as changed_by, c.waiting, coalesce(m.sent, c.sent) as sent,
    coalesce(m.failed, c.failed) as failed, coalesce(m.unsubscribed, c.unsubscribed) as unsubscribed
  from mailing m left join staff s on s.id = m.staff_id
  cross join lateral (
    select count(*) filter (where r.state = 'sent')::integer as sent,
      count(*) filter (where r.state = 'failed')::integer as failed,
      count(*) filter (where r.state = 'waiting')::integer as waiting,
      count(*) filter (where exists (
        select from notification_preference n where n.account_id = r.account_id
          and n.key = m.kind and not n.mail and n.changed_at > r.written_at
      ) or exists (
        select from notification_stop p where p.account_id = r.account_id
          and p.reason <> 'bounce' and p.stopped_at > r.written_at
      ))::integer as unsubscribed
    from mails_of_mailing(m.id) r where m.sent is null
  ) c`;

/** The mailings of some sites, latest change first. */
export async function listCounted(
  db: Db,
  sites: readonly SiteId[],
  limit: number,
): Promise<CountedMailing[]> {
  const { rows } = await sql<CountedMailing>`
    ${counted} where m.site_id = any(${sites}::text[])
    order by m.changed_at desc, m.id limit ${limit}`.execute(db);
  return rows;
}

export async function findCounted(db: Db, id: string): Promise<CountedMailing | undefined> {
  const { rows } = await sql<CountedMailing>`${counted} where m.id = ${id}`.execute(db);
  return rows[0];
}

/** How many mails of a mailing are queued and not yet sent. */
export async function countWaiting(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from mails_of_mailing(${id})
    where state = 'waiting'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Stores the outcome of mailings that started before `until`. */
export async function saveCounts(db: Db, until: Date): Promise<void> {
  await sql`
    update mailing set sent = c.sent, failed = c.failed, unsubscribed = c.unsubscribed
    from (${counted} where m.sent is null and m.starts_at < ${until}) c
    where mailing.id = c.id`.execute(db);
}

interface Receivers {
  readonly site: SiteId;
  readonly kind: MailingKind;
  readonly at: Date;
}

/**
 * The members who chose the kind by mail or by push. It is off by default, so each of them has a
 * row.
 */
const fromReceivers = ({ site, kind, at }: Receivers) => sql`
  from notification_preference n
  join published_profiles(${site}, false) c on c.id = n.account_id
  left join mail_recipients(${site}) r on r.id = n.account_id and n.mail
  left join (select distinct member_id, language from push_devices(${site}, ${at})) d
    on d.member_id = n.account_id and n.push
  where n.key = ${kind} and (r.id is not null or d.member_id is not null)`;

/** A receiver by mail, by push or by both. */
interface Receiver extends Omit<Recipient, "email"> {
  /** Null if the member does not get it by mail. */
  readonly email: string | null;
  readonly push: boolean;
}

interface Batch extends Receivers {
  readonly languages: readonly Locale[];
  readonly after: MemberId | null;
  readonly limit: number;
}

/** The next receivers of a mailing in the order of their ids. */
export async function listReceivers(
  db: Db,
  { languages, after, limit, ...of }: Batch,
): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select n.account_id as member, r.email, coalesce(r.language, d.language) as language,
      d.member_id is not null as push
    ${fromReceivers(of)}
      and coalesce(r.language, d.language) = any(${[...languages]}::text[])
      and (${after}::uuid is null or n.account_id > ${after}::uuid)
    order by n.account_id limit ${limit}`.execute(db);
  return rows;
}

/** How many members would get a mailing of a kind, by language. */
export async function countReceivers(
  db: Db,
  of: Receivers,
): Promise<Partial<Record<Locale, number>>> {
  const { rows } = await sql<{ language: Locale; count: number }>`
    select coalesce(r.language, d.language) as language, count(*)::integer as count
    ${fromReceivers(of)}
    group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ language, count }) => [language, count]));
}
