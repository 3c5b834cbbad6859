import type { Generated } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import type { disabledReasons } from "#contract/accounts.ts";
import type { Db } from "#server/platform/database/database.ts";

type AccountTables = {
  account: {
    id: Generated<MemberId>;
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
    kind: "terms" | "orientation" | "special_category";
    version: string;
    given_at: Date;
    withdrawn_at: Date | null;
  };
  notification_stop: { account_id: MemberId; reason: (typeof disabledReasons)[number] };
};

const tables = (db: Db) => db.withTables<AccountTables>();

export function findAccountByEmail(db: Db, site: SiteId, emailNormalised: string) {
  return tables(db)
    .selectFrom("account")
    .where("site_id", "=", site)
    .where("email_normalised", "=", emailNormalised)
    .select(["id", "password_hash"])
    .executeTakeFirst();
}

export function findAccountById(db: Db, site: SiteId, id: MemberId) {
  return tables(db)
    .selectFrom("account")
    .where("site_id", "=", site)
    .where("id", "=", id)
    .select(["id", "language", "signed_up_at", "confirmed_at"])
    .select((from) =>
      from
        .selectFrom("notification_stop")
        .whereRef("account_id", "=", "account.id")
        .select(
          sql<
            (typeof disabledReasons)[number][]
          >`coalesce(array_agg(reason order by reason), '{}')`.as("stops"),
        )
        .as("stops"),
    )
    .executeTakeFirst();
}

/** The address for mail to a member, and its language. */
export function findEmailAddress(db: Db, site: SiteId, id: MemberId) {
  return tables(db)
    .selectFrom("account")
    .where("site_id", "=", site)
    .where("id", "=", id)
    .select(["email", "language", "confirmed_at"])
    .executeTakeFirst();
}

/** Confirms the account; false if it is already confirmed or gone. */
export async function markConfirmed(db: Db, site: SiteId, id: MemberId, at: Date) {
  const row = await tables(db)
    .updateTable("account")
    .set({ confirmed_at: at })
    .where("site_id", "=", site)
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
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

export async function updatePassword(db: Db, site: SiteId, id: MemberId, passwordHash: string) {
  await tables(db)
    .updateTable("account")
    .set({ password_hash: passwordHash })
    .where("site_id", "=", site)
    .where("id", "=", id)
    .execute();
}

export async function updateLanguage(db: Db, site: SiteId, id: MemberId, language: Locale) {
  await tables(db)
    .updateTable("account")
    .set({ language })
    .where("site_id", "=", site)
    .where("id", "=", id)
    .execute();
}

export async function insertAccount(
  db: Db,
  account: Omit<AccountTables["account"], "id"> & { id: MemberId },
): Promise<void> {
  await tables(db).insertInto("account").values(account).execute();
}

/**
 * Returns when an account was confirmed, and prevents others from confirming it until the
 * transaction ends.
 */
export function lockUnconfirmed(tx: Db, site: SiteId, id: MemberId) {
  return tables(tx)
    .selectFrom("account")
    .where("site_id", "=", site)
    .where("id", "=", id)
    .select("confirmed_at")
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes an account that has no sessions, and returns its address. */
export async function deleteAccount(db: Db, site: SiteId, id: MemberId) {
  await tables(db).deleteFrom("consent").where("account_id", "=", id).execute();
  await tables(db).deleteFrom("notification_stop").where("account_id", "=", id).execute();
  const row = await tables(db)
    .deleteFrom("account")
    .where("site_id", "=", site)
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}
