import type { Generated } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

type Strings = Readonly<Record<string, string>>;

type MailTables = {
  mail: {
    id: Generated<string>;
    site_id: SiteId;
    kind: string;
    account_id: MemberId | null;
    to_address: string;
    locale: Locale;
    subject: string;
    html: string;
    text: string;
    headers: Strings;
    log_data: Strings;
    written_at: Date;
    attempts: Generated<number>;
    sent_at: Date | null;
    refused_at: Date | null;
    last_failure: string | null;
  };
};

const tables = (db: Db) => db.withTables<MailTables>();

export type NewMail = Omit<
  MailTables["mail"],
  "id" | "attempts" | "sent_at" | "refused_at" | "last_failure"
>;

export async function insertMail(db: Db, mail: NewMail): Promise<string> {
  const row = await tables(db)
    .insertInto("mail")
    .values(mail)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Counts a try and answers the mail, unless it was sent or refused before. */
export function takeMail(db: Db, id: string) {
  return tables(db)
    .updateTable("mail")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("refused_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function settleMail(
  db: Db,
  { site_id, id }: { readonly site_id: SiteId; readonly id: string },
  outcome: Partial<Pick<MailTables["mail"], "sent_at" | "refused_at" | "last_failure">>,
): Promise<void> {
  await tables(db)
    .updateTable("mail")
    .set(outcome)
    .where("site_id", "=", site_id)
    .where("id", "=", id)
    .execute();
}

/** The newest mails of a site, without their bodies. */
export function newestMails(db: Db, site: SiteId, most: number) {
  return tables(db)
    .selectFrom("mail")
    .where("site_id", "=", site)
    .select(["id", "kind", "to_address", "locale", "subject", "written_at", "sent_at"])
    .orderBy("written_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

export function mailById(db: Db, site: SiteId, id: string) {
  return tables(db)
    .selectFrom("mail")
    .where("site_id", "=", site)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

export async function mailCount(
  db: Db,
  { site, account, kind }: { site: SiteId; account: MemberId; kind: string },
  since: Date,
): Promise<number> {
  const row = await tables(db)
    .selectFrom("mail")
    .where("site_id", "=", site)
    .where("account_id", "=", account)
    .where("kind", "=", kind)
    .where("written_at", ">", since)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Every site's: how long a mail is kept is one rule for all. */
export function forgetMailsBefore(db: Db, until: Date): Promise<void> {
  return purgeExpired(db, "mail", sql`written_at < ${until}`);
}
