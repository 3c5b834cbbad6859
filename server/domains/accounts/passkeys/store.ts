import type { ColumnType, Generated } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";
import { CHALLENGE_SECONDS } from "#server/platform/secrets/passkeys.ts";
import type { StoredPasskey } from "#server/platform/secrets/passkeys.ts";

type PasskeyTables = {
  passkey: {
    id: Generated<string>;
    site_id: SiteId;
    account_id: MemberId;
    credential_id: Buffer;
    public_key: Buffer;
    /** PostgreSQL returns a bigint as text. */
    sign_count: ColumnType<string, number, number>;
    name: string;
    added_at: Date;
    used_at: Date | null;
  };
  passkey_challenge: {
    hash: Buffer;
    site_id: SiteId;
    account_id: MemberId | null;
    created_at: Date;
  };
};

const tables = (db: Db) => db.withTables<PasskeyTables>();

export function listPasskeysOf(db: Db, site: SiteId, account: MemberId) {
  return tables(db)
    .selectFrom("passkey")
    .where((of) => of.and({ site_id: site, account_id: account }))
    .select(["id", "name", "added_at", "used_at", "credential_id"])
    .orderBy("added_at", "desc")
    .orderBy("id")
    .execute();
}

/** False if the site has this credential already. */
export async function insertPasskey(
  db: Db,
  passkey: StoredPasskey & {
    readonly site_id: SiteId;
    readonly account_id: MemberId;
    readonly name: string;
    readonly added_at: Date;
  },
): Promise<boolean> {
  const row = await tables(db)
    .insertInto("passkey")
    .values(passkey)
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface OwnPasskey {
  readonly site: SiteId;
  readonly account: MemberId;
  readonly id: string;
}

/** False if the member has no such passkey. */
export async function updateName(db: Db, { site, account, id }: OwnPasskey, name: string) {
  const row = await tables(db)
    .updateTable("passkey")
    .set({ name })
    .where((of) => of.and({ site_id: site, account_id: account, id }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the name of the deleted passkey; undefined if the member has none with this id. */
export async function deletePasskey(db: Db, { site, account, id }: OwnPasskey) {
  const row = await tables(db)
    .deleteFrom("passkey")
    .where((of) => of.and({ site_id: site, account_id: account, id }))
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** Returns whether the account had any. */
export async function deletePasskeysOf(db: Db, site: SiteId, account: MemberId): Promise<boolean> {
  const rows = await tables(db)
    .deleteFrom("passkey")
    .where((of) => of.and({ site_id: site, account_id: account }))
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** The passkey of a credential, locked until the transaction ends. */
export async function lockPasskey(db: Db, site: SiteId, credential: Buffer) {
  const row = await tables(db)
    .selectFrom("passkey")
    .where((of) => of.and({ site_id: site, credential_id: credential }))
    .select(["id", "account_id", "credential_id", "public_key", "sign_count"])
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, sign_count: Number(row.sign_count) };
}

export async function touchPasskey(
  db: Db,
  { id, count }: { readonly id: string; readonly count: number },
  at: Date,
): Promise<void> {
  await tables(db)
    .updateTable("passkey")
    .set({ sign_count: count, used_at: at })
    .where("id", "=", id)
    .execute();
}

export async function insertChallenge(
  db: Db,
  challenge: PasskeyTables["passkey_challenge"],
): Promise<void> {
  await tables(db).insertInto("passkey_challenge").values(challenge).execute();
}

interface Challenge {
  readonly site: SiteId;
  /** Null for a log-in. */
  readonly account: MemberId | null;
  readonly hash: Buffer;
}

/** Deletes a challenge; false if it is unknown, of another account, or too old. */
export async function claimChallenge(db: Db, { site, account, hash }: Challenge, at: Date) {
  const row = await tables(db)
    .deleteFrom("passkey_challenge")
    .where((of) => of.and({ hash, site_id: site }))
    .where("account_id", "is not distinct from", account)
    .returning("created_at")
    .executeTakeFirst();
  return row !== undefined && at.getTime() - row.created_at.getTime() < CHALLENGE_SECONDS * 1_000;
}

/** Cancels every attempt to add a passkey. */
export async function deleteChallengesOf(db: Db, site: SiteId, account: MemberId): Promise<void> {
  await tables(db)
    .deleteFrom("passkey_challenge")
    .where((of) => of.and({ site_id: site, account_id: account }))
    .execute();
}

/** Deletes unanswered challenges. */
export function purgeChallenges(db: Db, until: Date): Promise<void> {
  return purgeExpired(db, "passkey_challenge", sql`created_at < ${until}`);
}
