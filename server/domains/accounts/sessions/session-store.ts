import type { Generated } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

type SessionTables = {
  session: {
    /** Identifies the session in the member's list, because no page may know the hash. */
    id: Generated<string>;
    token_hash: Buffer;
    site_id: SiteId;
    account_id: MemberId;
    started_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    browser: string | null;
    system: string | null;
    country: string | null;
    used_at: Date;
    push_subscription: string | null;
  };
};

const tables = (db: Db) => db.withTables<SessionTables>();

/**
 * Inserts a session; false if the account no longer has the password of this hash (null for a log-in
 * without a password) or is gone. A change of the password waits for the lock, so that it ends this
 * session too.
 */
export async function insertSession(
  db: Db,
  session: Omit<SessionTables["session"], "id" | "ended_at" | "push_subscription">,
  passwordHash: string | null,
): Promise<boolean> {
  const { site_id, account_id } = session;
  const { numAffectedRows } = await sql`
    insert into session (token_hash, site_id, account_id, started_at, expires_at, browser, system,
      country, used_at)
    select ${session.token_hash}, site_id, id, ${session.started_at}, ${session.expires_at},
      ${session.browser}, ${session.system}, ${session.country}, ${session.used_at}
    from account
    where site_id = ${site_id} and id = ${account_id}
      and password_hash = coalesce(${passwordHash}, password_hash)
    for share`.execute(db);
  return numAffectedRows === 1n;
}

export interface LiveSession {
  readonly member: MemberId;
  readonly expiresAt: Date;
  readonly usedAt: Date;
}

/** The live session for each lookup, in order; null for an ended session. */
export async function findSessions(
  db: Db,
  lookups: readonly { readonly site: SiteId; readonly tokenHash: Buffer; readonly at: Date }[],
): Promise<(LiveSession | null)[]> {
  const { rows } = await sql<
    { account_id: MemberId; expires_at: Date; used_at: Date } | Record<string, null>
  >`
    select s.account_id, s.expires_at, s.used_at
    from unnest(
      ${lookups.map(({ site }) => site)}::text[],
      ${lookups.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${lookups.map(({ at }) => at)}::timestamptz[]
    ) with ordinality a (site_id, token_hash, at, ord)
    left join session s on s.token_hash = a.token_hash and s.site_id = a.site_id
      and s.ended_at is null and s.expires_at > a.at and not is_deleted(s.site_id, s.account_id)
      and not is_suspended(s.account_id)
    order by a.ord`.execute(db);
  return rows.map(({ account_id, expires_at, used_at }) =>
    account_id && expires_at && used_at
      ? { member: account_id, expiresAt: expires_at, usedAt: used_at }
      : null,
  );
}

/** Which of these sessions are live, as hashes in hex. */
export async function findLiveSessions(db: Db, site: SiteId, hashes: readonly Buffer[], at: Date) {
  const rows = await tables(db)
    .selectFrom("session")
    .where("token_hash", "=", sql<Buffer>`any(${hashes}::bytea[])`)
    .where((of) => of.and({ site_id: site, ended_at: null }))
    .where("expires_at", ">", at)
    .select("token_hash")
    .execute();
  return rows.map((row) => row.token_hash.toString("hex"));
}

/** Records that a session was used. */
export async function touchSession(db: Db, site: SiteId, tokenHash: Buffer, at: Date) {
  await tables(db)
    .updateTable("session")
    .set({ used_at: at })
    .where((of) => of.and({ site_id: site, token_hash: tokenHash }))
    .execute();
}

/** An account's live sessions, most recently used first. */
export function listLiveSessions(db: Db, site: SiteId, account: MemberId, at: Date) {
  return tables(db)
    .selectFrom("session")
    .where((of) => of.and({ site_id: site, account_id: account, ended_at: null }))
    .where("expires_at", ">", at)
    .select(["id", "token_hash", "browser", "system", "country", "used_at"])
    .orderBy("used_at", "desc")
    .orderBy("id")
    .execute();
}

/** Ends one of an account's sessions and returns its hash, unless it has ended already. */
export async function endSessionById(
  db: Db,
  { site, account, id }: { site: SiteId; account: MemberId; id: string },
  at: Date,
): Promise<Buffer | undefined> {
  const row = await tables(db)
    .updateTable("session")
    .set({ ended_at: at, push_subscription: null })
    .where((of) => of.and({ site_id: site, account_id: account, id, ended_at: null }))
    .returning("token_hash")
    .executeTakeFirst();
  return row?.token_hash;
}

export async function endSession(db: Db, site: SiteId, tokenHash: Buffer, at: Date) {
  await tables(db)
    .updateTable("session")
    .set({ ended_at: at, push_subscription: null })
    .where((of) => of.and({ site_id: site, token_hash: tokenHash, ended_at: null }))
    .execute();
}

/** Ends every session of an account, with an optional exception, and returns their hashes. */
export async function endSessions(
  db: Db,
  { site, account, except }: { site: SiteId; account: MemberId; except: Buffer | null },
  at: Date,
): Promise<Buffer[]> {
  const rows = await tables(db)
    .updateTable("session")
    .set({ ended_at: at, push_subscription: null })
    .where((of) => of.and({ site_id: site, account_id: account, ended_at: null }))
    .$if(except !== null, (query) => query.where("token_hash", "!=", except))
    .returning("token_hash")
    .execute();
  return rows.map((row) => row.token_hash);
}

/** Deletes sessions that ended or expired before `until`, and wrong passwords from before then. */
export async function purgeLogins(db: Db, until: Date): Promise<void> {
  await purgeExpired(db, "session", sql`coalesce(ended_at, expires_at) < ${until}`);
  await purgeExpired(db, "failed_login", sql`failed_at < ${until}`);
}
