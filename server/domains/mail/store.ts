import type { Generated } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";
import type { ReportKind } from "./reports/read-report.ts";

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
    /** Null once the body is erased. */
    html: string | null;
    text: string | null;
    headers: Strings;
    log_data: Strings;
    written_at: Date;
    attempts: Generated<number>;
    sent_at: Date | null;
    rejected_at: Date | null;
    last_failure: string | null;
    /** What a mail server reported after the mail was sent. */
    report: ReportKind | null;
    reported_at: Date | null;
    mailing_id: string | null;
  };
};

const tables = (db: Db) => db.withTables<MailTables>();

export type NewMail = Omit<
  MailTables["mail"],
  | "id"
  | "html"
  | "text"
  | "headers"
  | "attempts"
  | "sent_at"
  | "rejected_at"
  | "last_failure"
  | "report"
  | "reported_at"
> &
  MailBody;

export interface MailBody {
  readonly html: string;
  readonly text: string;
  readonly headers: Strings;
}

export async function insertMail(db: Db, mail: NewMail): Promise<string> {
  const row = await tables(db)
    .insertInto("mail")
    .values(mail)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Counts an attempt and returns the mail, unless it was already sent, rejected or erased. */
export async function startAttempt(db: Db, id: string) {
  const row = await tables(db)
    .updateTable("mail")
    .set({ attempts: sql<number>`attempts + 1` })
    .where((of) => of.and({ id, sent_at: null, rejected_at: null }))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.html === null || row.text === null) return undefined;
  return { ...row, html: row.html, text: row.text };
}

export async function settleMail(
  db: Db,
  { site_id, id }: { readonly site_id: SiteId; readonly id: string },
  outcome: Partial<
    Pick<
      MailTables["mail"],
      "html" | "text" | "headers" | "sent_at" | "rejected_at" | "last_failure"
    >
  >,
): Promise<void> {
  await tables(db)
    .updateTable("mail")
    .set(outcome)
    .where((of) => of.and({ site_id, id }))
    .execute();
}

/** Stores what a mail server reported about a mail; undefined if the mail no longer exists. */
export function saveReport(
  db: Db,
  id: string,
  report: { readonly report: ReportKind; readonly reported_at: Date },
) {
  return tables(db)
    .updateTable("mail")
    .set(report)
    .where("id", "=", id)
    .returning(["site_id", "account_id", "to_address"])
    .executeTakeFirst();
}

/** How many of a member's mails to an address failed temporarily since a moment. */
export async function countSoftBounces(
  db: Db,
  bounces: { readonly account_id: MemberId; readonly address: string; readonly since: Date },
): Promise<number> {
  const row = await tables(db)
    .selectFrom("mail")
    .where((of) =>
      of.and({ account_id: bounces.account_id, to_address: bounces.address, report: "soft" }),
    )
    .where("reported_at", ">", bounces.since)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many mails of a kind were queued for a member since a moment. */
export async function countMails(
  db: Db,
  { site, account, kind }: { site: SiteId; account: MemberId; kind: string },
  since: Date,
): Promise<number> {
  const row = await tables(db)
    .selectFrom("mail")
    .where((of) => of.and({ site_id: site, account_id: account, kind }))
    .where("written_at", ">", since)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Deletes the mails of a mailing that nobody tried to send yet. A mail whose attempt failed is not
 * retried; if an attempt is in progress, the mail is still recorded as sent.
 */
export async function deleteWaitingMails(db: Db, mailing: string, at: Date): Promise<void> {
  const waiting = { mailing_id: mailing, sent_at: null, rejected_at: null };
  await tables(db)
    .deleteFrom("mail")
    .where((of) => of.and({ ...waiting, attempts: 0 }))
    .execute();
  await tables(db)
    .updateTable("mail")
    .set({ rejected_at: at })
    .where((of) => of.and(waiting))
    .execute();
}

/** Erases the bodies of mails written before `until`, on every site. */
export async function eraseBodiesBefore(db: Db, until: Date): Promise<void> {
  await tables(db)
    .updateTable("mail")
    .set({ html: null, text: null })
    .where("written_at", "<", until)
    .where("html", "is not", null)
    .execute();
}

/** Deletes mails written before `until`, on every site. */
export function purgeMailsBefore(db: Db, until: Date): Promise<void> {
  return purgeExpired(db, "mail", sql`written_at < ${until}`);
}
