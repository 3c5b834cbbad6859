import { sql } from "kysely";
import type { Generated, Updateable } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { MailingDocument, MailingTexts } from "./mailing-rules.ts";
import type { Recipient } from "./store.ts";

type MailingTables = {
  mailing: {
    id: Generated<string>;
    site_id: SiteId;
    kind: MailingDocument["kind"];
    texts: MailingTexts;
    added_at: Date;
    sent_after: Generated<MemberId | null>;
    receivers: Generated<number>;
    finished_at: Generated<Date | null>;
  };
};

export type NewMailing = Pick<MailingTables["mailing"], "site_id" | "kind" | "texts" | "added_at">;

const tables = (db: Db) => db.withTables<MailingTables>();

export async function insertMailing(db: Db, mailing: NewMailing): Promise<void> {
  await tables(db).insertInto("mailing").values(mailing).execute();
}

/** The oldest mailing that is not finished, unless another process is sending it. */
export function lockUnfinished(tx: Tx) {
  return tables(tx)
    .selectFrom("mailing")
    .where("finished_at", "is", null)
    .orderBy("added_at")
    .selectAll()
    .forUpdate()
    .skipLocked()
    .limit(1)
    .executeTakeFirst();
}

export async function updateMailing(
  tx: Tx,
  id: string,
  change: Updateable<Pick<MailingTables["mailing"], "sent_after" | "receivers" | "finished_at">>,
): Promise<void> {
  await tables(tx)
    .updateTable("mailing")
    .set(change)
    .where((of) => of.and({ id }))
    .execute();
}

interface Receivers {
  readonly site: SiteId;
  readonly kind: MailingDocument["kind"];
}

/** Those who chose the kind. It is off by default, so everybody who gets it has a row. */
const fromReceivers = ({ site, kind }: Receivers) => sql`
  from notification_preference n
  join mail_recipients(${site}) r on r.id = n.account_id
  join published_profiles(${site}, false) c on c.id = r.id
  where n.key = ${kind} and n.mail`;

/** The next receivers of a mailing in the order of their ids. */
export async function listReceivers(
  db: Db,
  { after, limit, ...of }: Receivers & { readonly after: MemberId | null; readonly limit: number },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select r.id as member, r.email, r.language ${fromReceivers(of)}
      and (${after}::uuid is null or n.account_id > ${after}::uuid)
    order by n.account_id limit ${limit}`.execute(db);
  return rows;
}

export async function countReceivers(db: Db, of: Receivers): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count ${fromReceivers(of)}`.execute(db);
  return rows[0]?.count ?? 0;
}
