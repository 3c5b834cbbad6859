import type { ColumnType, Generated } from "kysely";
import { sql } from "kysely";
import type { StaffId } from "#contract/office/staff.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";
import { CHALLENGE_SECONDS } from "#server/platform/secrets/passkeys.ts";
import type { StoredPasskey } from "#server/platform/secrets/passkeys.ts";

type PasskeyTables = {
  staff_passkey: {
    id: Generated<string>;
    staff_id: StaffId;
    credential_id: Buffer;
    public_key: Buffer;
    /** PostgreSQL returns a bigint as text. */
    sign_count: ColumnType<string, number, number>;
    name: string;
    added_at: Date;
    used_at: Date | null;
  };
  staff_passkey_challenge: { hash: Buffer; staff_id: StaffId | null; created_at: Date };
};

const tables = (db: Db) => db.withTables<PasskeyTables>();

export function listPasskeysOf(db: Db, staff: StaffId) {
  return tables(db)
    .selectFrom("staff_passkey")
    .where("staff_id", "=", staff)
    .select(["id", "name", "added_at", "used_at", "credential_id"])
    .orderBy("added_at", "desc")
    .orderBy("id")
    .execute();
}

/** False if somebody has this credential already. */
export async function insertPasskey(
  db: Db,
  passkey: StoredPasskey & {
    readonly staff_id: StaffId;
    readonly name: string;
    readonly added_at: Date;
  },
): Promise<boolean> {
  const row = await tables(db)
    .insertInto("staff_passkey")
    .values(passkey)
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface OwnPasskey {
  readonly staff: StaffId;
  readonly id: string;
}

/** False if the person has no such passkey. */
export async function updateName(db: Db, { staff, id }: OwnPasskey, name: string) {
  const row = await tables(db)
    .updateTable("staff_passkey")
    .set({ name })
    .where((of) => of.and({ staff_id: staff, id }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the name of the deleted passkey; undefined if the person has none with this id. */
export async function deletePasskey(db: Db, { staff, id }: OwnPasskey) {
  const row = await tables(db)
    .deleteFrom("staff_passkey")
    .where((of) => of.and({ staff_id: staff, id }))
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** Removes every passkey of a person, and cancels the attempts to add another. */
export async function deletePasskeysOf(db: Db, staff: StaffId): Promise<void> {
  await tables(db).deleteFrom("staff_passkey_challenge").where("staff_id", "=", staff).execute();
  await tables(db).deleteFrom("staff_passkey").where("staff_id", "=", staff).execute();
}

/** The passkey of a credential, locked until the transaction ends. */
export async function lockPasskey(db: Db, credential: Buffer) {
  const row = await tables(db)
    .selectFrom("staff_passkey")
    .where("credential_id", "=", credential)
    .select(["id", "staff_id", "credential_id", "public_key", "sign_count"])
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
    .updateTable("staff_passkey")
    .set({ sign_count: count, used_at: at })
    .where("id", "=", id)
    .execute();
}

export async function insertChallenge(
  db: Db,
  challenge: PasskeyTables["staff_passkey_challenge"],
): Promise<void> {
  await tables(db).insertInto("staff_passkey_challenge").values(challenge).execute();
}

interface Challenge {
  /** Null for signing in. */
  readonly staff: StaffId | null;
  readonly hash: Buffer;
}

/** Deletes a challenge; false if it is unknown, of another person, or too old. */
export async function claimChallenge(db: Db, { staff, hash }: Challenge, at: Date) {
  const row = await tables(db)
    .deleteFrom("staff_passkey_challenge")
    .where("hash", "=", hash)
    .where("staff_id", "is not distinct from", staff)
    .returning("created_at")
    .executeTakeFirst();
  return row !== undefined && at.getTime() - row.created_at.getTime() < CHALLENGE_SECONDS * 1_000;
}

/** Deletes unanswered challenges. */
export function purgeChallenges(db: Db, until: Date): Promise<void> {
  return purgeExpired(db, "staff_passkey_challenge", sql`created_at < ${until}`);
}
