import type { Generated } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import type { disabledReasons } from "#contract/accounts.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

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
  session: {
    token_hash: Buffer;
    site_id: SiteId;
    account_id: MemberId;
    started_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  failed_login: {
    id: Generated<number>;
    site_id: SiteId;
    email_hash: Buffer;
    failed_at: Date;
  };
  consent: {
    id: Generated<number>;
    site_id: SiteId;
    account_id: MemberId;
    kind: "terms" | "special_category";
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

/** The address mail to a member goes to, and its language. */
export function findEmailAddress(db: Db, site: SiteId, id: MemberId) {
  return tables(db)
    .selectFrom("account")
    .where("site_id", "=", site)
    .where("id", "=", id)
    .select(["email", "language", "confirmed_at"])
    .executeTakeFirst();
}

/** Confirms the account; false if it is confirmed already, or gone. */
export async function confirmAccount(db: Db, site: SiteId, id: MemberId, at: Date) {
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

export async function insertSession(
  db: Db,
  session: Omit<AccountTables["session"], "ended_at">,
): Promise<void> {
  await tables(db).insertInto("session").values(session).execute();
}

/** The member of each live session, in the order of `lookups`; null for an ended session. */
export async function findSessionMembers(
  db: Db,
  lookups: readonly { readonly site: SiteId; readonly tokenHash: Buffer; readonly at: Date }[],
): Promise<(MemberId | null)[]> {
  const { rows } = await sql<{ account_id: MemberId | null }>`
    select s.account_id
    from unnest(
      ${lookups.map(({ site }) => site)}::text[],
      ${lookups.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${lookups.map(({ at }) => at)}::timestamptz[]
    ) with ordinality a (site_id, token_hash, at, ord)
    left join session s on s.token_hash = a.token_hash and s.site_id = a.site_id
      and s.ended_at is null and s.expires_at > a.at
    order by a.ord`.execute(db);
  return rows.map((row) => row.account_id);
}

/** The hashes (in hex) of those sessions that are live. */
export async function findLiveSessions(db: Db, site: SiteId, hashes: readonly Buffer[], at: Date) {
  const rows = await tables(db)
    .selectFrom("session")
    .where("token_hash", "in", [...hashes])
    .where("site_id", "=", site)
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .select("token_hash")
    .execute();
  return rows.map((row) => row.token_hash.toString("hex"));
}

export async function endSession(db: Db, site: SiteId, tokenHash: Buffer, at: Date) {
  await tables(db)
    .updateTable("session")
    .set({ ended_at: at })
    .where("site_id", "=", site)
    .where("token_hash", "=", tokenHash)
    .where("ended_at", "is", null)
    .execute();
}

/** Serialises attempts on one address for the rest of the transaction. */
export async function lockAddress(tx: Db, emailHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${emailHash.readBigInt64BE().toString()}::bigint)`.execute(
    tx,
  );
}

export async function listFailedLogins(db: Db, site: SiteId, emailHash: Buffer, since: Date) {
  const rows = await tables(db)
    .selectFrom("failed_login")
    .where("site_id", "=", site)
    .where("email_hash", "=", emailHash)
    .where("failed_at", ">", since)
    .select("failed_at")
    .execute();
  return rows.map((row) => row.failed_at);
}

export async function insertFailedLogin(db: Db, site: SiteId, emailHash: Buffer, at: Date) {
  await tables(db)
    .insertInto("failed_login")
    .values({ site_id: site, email_hash: emailHash, failed_at: at })
    .execute();
}

export async function deleteFailedLogins(db: Db, site: SiteId, emailHash: Buffer) {
  await tables(db)
    .deleteFrom("failed_login")
    .where("site_id", "=", site)
    .where("email_hash", "=", emailHash)
    .execute();
}

/** Deletes sessions that ended or expired before `until`, and wrong passwords from before it. */
export async function purgeLogins(db: Db, until: Date): Promise<void> {
  await purgeExpired(db, "session", sql`coalesce(ended_at, expires_at) < ${until}`);
  await purgeExpired(db, "failed_login", sql`failed_at < ${until}`);
}
