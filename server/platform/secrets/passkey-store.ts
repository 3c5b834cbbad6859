import { sql } from "kysely";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import { buildValues, matchColumns } from "#server/platform/database/columns.ts";
import type { Columns } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { CHALLENGE_SECONDS, decodeChallengeHash } from "./passkeys.ts";
import type { StoredPasskey } from "./passkeys.ts";

/** More than the devices anybody owns. */
const MAX_PASSKEYS = 20;

interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly added_at: Date;
  /** Null until it logs in. */
  readonly used_at: Date | null;
  readonly credential_id: Buffer;
}

/**
 * The statements for the passkeys of one kind of owner: members and staff have tables of the same
 * shape. `Owner` has the columns that identify an owner.
 */
export function createPasskeyStore<Owner extends Columns>(name: "passkey" | "staff_passkey") {
  const table = sql.table(name);
  const challenges = `${name}_challenge`;
  /** The owner's passkeys, newest first. */
  const list = async (db: Db, owner: Owner): Promise<ListedPasskey[]> => {
    const { rows } = await sql<ListedPasskey>`
      select id, name, added_at, used_at, credential_id from ${table}
      where ${matchColumns(owner)} order by added_at desc, id`.execute(db);
    return rows;
  };
  /** Cancels every attempt of an owner to add a passkey. */
  const deleteChallenges = async (db: Db, owner: Owner): Promise<void> => {
    await sql`delete from ${sql.table(challenges)} where ${matchColumns(owner)}`.execute(db);
  };
  return {
    list,
    deleteChallenges,
    /** The credentials of the owner's passkeys. Throws `passkey_limit` if there is no room for another. */
    async listBelowLimit(db: Db, owner: Owner): Promise<Buffer[]> {
      const existing = await list(db, owner);
      if (existing.length >= MAX_PASSKEYS) throw new AppError("passkey_limit");
      return existing.map((row) => row.credential_id);
    },
    /** Throws `passkey_failed` if the credential is stored already. */
    async insert(
      db: Db,
      passkey: Owner & StoredPasskey & { readonly name: string; readonly added_at: Date },
    ): Promise<void> {
      const { numAffectedRows } = await sql`
        insert into ${table} ${buildValues(passkey)} on conflict do nothing`.execute(db);
      if (numAffectedRows !== 1n) throw new AppError("passkey_failed");
    },
    /** Throws `not_found` if the owner has no passkey with this id. */
    async updateName(db: Db, passkey: Owner & { readonly id: string }, to: string): Promise<void> {
      const { numAffectedRows } = await sql`
        update ${table} set name = ${to} where ${matchColumns(passkey)}`.execute(db);
      if (numAffectedRows !== 1n) throw new AppError("not_found");
    },
    /** Returns the name of the deleted passkey; undefined if the owner has none with this id. */
    async delete(db: Db, passkey: Owner & { readonly id: string }): Promise<string | undefined> {
      const { rows } = await sql<{ name: string }>`
        delete from ${table} where ${matchColumns(passkey)} returning name`.execute(db);
      return rows[0]?.name;
    },
    /**
     * Deletes every passkey of an owner, and cancels the attempts to add another. Returns whether
     * there were any passkeys.
     */
    async deleteAll(db: Db, owner: Owner): Promise<boolean> {
      await deleteChallenges(db, owner);
      const { numAffectedRows = 0n } = await sql`
        delete from ${table} where ${matchColumns(owner)}`.execute(db);
      return numAffectedRows > 0n;
    },
    /**
     * The passkey of a credential, locked until the transaction ends; `where` limits it to a site.
     * Throws `passkey_failed`.
     */
    async lock(
      db: Db,
      { id }: { readonly id: string },
      where: Columns,
    ): Promise<Owner & StoredPasskey & { readonly id: string }> {
      const credential = { ...where, credential_id: Buffer.from(id, "base64url") };
      const { rows } = await sql<Owner & StoredPasskey & { id: string }>`
        select * from ${table} where ${matchColumns(credential)} for update`.execute(db);
      const [passkey] = rows;
      if (!passkey) throw new AppError("passkey_failed");
      return passkey;
    },
    /** Records a use, after which the device has counted to `count`. */
    async touch(db: Db, id: string, count: number, at: Date): Promise<void> {
      await sql`
        update ${table} set sign_count = ${count}, used_at = ${at} where id = ${id}`.execute(db);
    },
    /** Stores a challenge for an owner, or for somebody unknown who wants to log in. */
    async insertChallenge(db: Db, challenge: Challenge<Owner>): Promise<void> {
      await sql`insert into ${sql.table(challenges)} ${buildValues(challenge)}`.execute(db);
    },
    /**
     * Deletes the challenge that a response answers, and returns its hash. Call it outside the
     * transaction that relies on it, so that a wrong response ends the challenge as well. Throws
     * `passkey_failed` if the challenge is unknown, of another owner, or too old.
     */
    async claimChallenge(
      db: Db,
      { response }: { readonly response: { readonly clientDataJSON: string } },
      owner: Nullable<Owner>,
      at: Date,
    ): Promise<Buffer> {
      const hash = decodeChallengeHash(response.clientDataJSON);
      if (!hash) throw new AppError("passkey_failed");
      const { rows } = await sql<{ created_at: Date }>`
        delete from ${sql.table(challenges)} where ${matchColumns({ ...owner, hash })}
        returning created_at`.execute(db);
      const age = at.getTime() - (rows[0]?.created_at.getTime() ?? -Infinity);
      if (age >= CHALLENGE_SECONDS * 1_000) throw new AppError("passkey_failed");
      return hash;
    },
    /** Deletes unanswered challenges. */
    purgeChallenges: (db: Db, until: Date): Promise<void> =>
      purgeExpired(db, challenges, sql`created_at < ${until}`),
  };
}

type Nullable<Owner> = { readonly [Column in keyof Owner]: Owner[Column] | null };
type Challenge<Owner> = Nullable<Owner> & { readonly hash: Buffer; readonly created_at: Date };

/** A passkey as its owner reads it. */
export function presentPasskey({ id, name, added_at, used_at }: ListedPasskey): Passkey {
  return {
    id,
    name,
    added_at: added_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  };
}
