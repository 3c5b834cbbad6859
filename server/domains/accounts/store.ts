import type { Generated } from "kysely";
import { sql } from "kysely";
import type { SpecialField } from "#contract/catalogue/attributes.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { disabledReasons } from "#contract/accounts.ts";
import type { OwnProfileRow } from "#server/domains/profiles/reads.ts";
import type { Db } from "#server/platform/database/database.ts";

type AccountTables = {
  account: {
    id: MemberId;
    site_id: SiteId;
    email: string;
    email_normalised: string;
    password_hash: string;
    language: Locale;
    signed_up_at: Date;
    confirmed_at: Date | null;
  };
  consent: {
    id: Generated<number>;
    site_id: SiteId;
    account_id: MemberId;
    kind: "terms" | "orientation" | SpecialField;
    version: string;
    given_at: Date;
    withdrawn_at: Date | null;
  };
  notification_stop: { account_id: MemberId; reason: (typeof disabledReasons)[number] };
};

export type AccountRow = AccountTables["account"];

const tables = (db: Db) => db.withTables<AccountTables>();

export function findAccountByEmail(db: Db, site: SiteId, emailNormalised: string) {
  return tables(db)
    .selectFrom("account")
    .where((of) => of.and({ site_id: site, email_normalised: emailNormalised }))
    .select(["id", "password_hash"])
    .executeTakeFirst();
}

/** The account with what every page shows of its member; undefined if either is gone. */
export interface CurrentUserRow extends OwnProfileRow {
  readonly language: Locale;
  readonly signed_up_at: Date;
  readonly confirmed_at: Date | null;
  readonly stops: (typeof disabledReasons)[number][];
  readonly bonus: number;
  readonly bought: number;
  readonly premium: boolean;
}

/**
 * One statement for the start of every page; it calls the functions of the domains that own the
 * tables.
 */
export async function findCurrentUser(
  db: Db,
  site: SiteId,
  id: MemberId,
): Promise<CurrentUserRow | undefined> {
  const { rows } = await sql<CurrentUserRow>`
    select a.language, a.signed_up_at, a.confirmed_at, p.*,
      coalesce(w.bonus, 0) as bonus, coalesce(w.bought, 0) as bought,
      array(select s.reason from notification_stop s where s.account_id = a.id order by s.reason)
        as stops,
      is_premium(a.site_id, a.id) as premium
    from account a
    cross join lateral own_profile(a.site_id, a.id) p
    left join lateral own_wallet(a.site_id, a.id) w on true
    where a.site_id = ${site} and a.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether mail to the member's current address bounced. */
export async function isAddressDead(db: Db, member: MemberId, email: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("notification_stop as stop")
    .innerJoin("account", "account.id", "stop.account_id")
    .where((of) => of.and({ account_id: member, reason: "bounce", email }))
    .select("reason")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertStop(db: Db, stop: AccountTables["notification_stop"]): Promise<void> {
  await tables(db)
    .insertInto("notification_stop")
    .values(stop)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Lets mail to a member go out again; false if it was not stopped for this reason. */
export async function deleteStop(
  db: Db,
  stop: AccountTables["notification_stop"],
): Promise<boolean> {
  const row = await tables(db)
    .deleteFrom("notification_stop")
    .where((of) => of.and(stop))
    .returning("reason")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether mail to a member was stopped for a reason. */
export async function hasStop(db: Db, stop: AccountTables["notification_stop"]): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("notification_stop")
    .where((of) => of.and(stop))
    .select("reason")
    .executeTakeFirst();
  return row !== undefined;
}

/** The address for mail to a member, its language, and the state of the account. */
export function findEmailAddress(db: Db, site: SiteId, id: MemberId) {
  return tables(db)
    .selectFrom("account")
    .where((of) => of.and({ site_id: site, id }))
    .select(["email", "language", "signed_up_at", "confirmed_at"])
    .select(sql<boolean>`is_deleted(site_id, id)`.as("is_deleted"))
    .executeTakeFirst();
}

/** Confirms the account; false if it is already confirmed or gone. */
export async function markConfirmed(db: Db, site: SiteId, id: MemberId, at: Date) {
  const row = await tables(db)
    .updateTable("account")
    .set({ confirmed_at: at })
    .where((of) => of.and({ site_id: site, id, confirmed_at: null }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertConsents(
  db: Db,
  consents: readonly Omit<AccountTables["consent"], "id" | "withdrawn_at">[],
): Promise<void> {
  await tables(db)
    .insertInto("consent")
    .values([...consents])
    .execute();
}

/** Which of these consents are given and not withdrawn. */
export async function listOpenConsents<Kind extends AccountTables["consent"]["kind"]>(
  db: Db,
  { site, id }: { readonly site: SiteId; readonly id: MemberId },
  kinds: readonly Kind[],
): Promise<Kind[]> {
  const rows = await tables(db)
    .selectFrom("consent")
    .where((of) => of.and({ site_id: site, account_id: id, withdrawn_at: null }))
    .where("kind", "in", [...kinds])
    .select("kind")
    .execute();
  return kinds.filter((one) => rows.some(({ kind }) => kind === one));
}

export async function revokeConsent(
  db: Db,
  { site, id, kind }: { readonly site: SiteId; readonly id: MemberId; readonly kind: SpecialField },
  at: Date,
): Promise<void> {
  await tables(db)
    .updateTable("consent")
    .set({ withdrawn_at: at })
    .where((of) => of.and({ site_id: site, account_id: id, kind, withdrawn_at: null }))
    .execute();
}

export async function updateAccount(
  db: Db,
  site: SiteId,
  id: MemberId,
  change: Partial<
    Pick<AccountTables["account"], "email" | "email_normalised" | "language" | "password_hash">
  >,
): Promise<void> {
  await tables(db)
    .updateTable("account")
    .set(change)
    .where((of) => of.and({ site_id: site, id }))
    .execute();
}

export async function insertAccount(db: Db, account: AccountRow): Promise<void> {
  await tables(db).insertInto("account").values(account).execute();
}

/**
 * Returns when an account was confirmed, and prevents others from confirming it until the
 * transaction ends.
 */
export function lockUnconfirmed(tx: Db, site: SiteId, id: MemberId) {
  return tables(tx)
    .selectFrom("account")
    .where((of) => of.and({ site_id: site, id }))
    .select("confirmed_at")
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an account has the password of this hash; locks it until the transaction ends. */
export async function hasPassword(tx: Db, site: SiteId, id: MemberId, passwordHash: string) {
  const row = await tables(tx)
    .selectFrom("account")
    .where((of) => of.and({ site_id: site, id, password_hash: passwordHash }))
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
