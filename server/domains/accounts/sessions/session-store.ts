import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

/** Beyond this, the least recently used device is deleted. */
const MAX_DEVICES = 20;

type SessionTables = {
  session: {
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
  known_device: {
    site_id: SiteId;
    account_id: MemberId;
    token_hash: Buffer;
    used_at: Date;
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
  session: Omit<SessionTables["session"], "ended_at" | "push_subscription">,
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

/** Whether the account of an address has logged in on a device before. */
export async function isKnownDevice(
  db: Db,
  { site, email, tokenHash }: { site: SiteId; email: string; tokenHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from known_device d join account a on a.site_id = d.site_id and a.id = d.account_id
      where d.token_hash = ${tokenHash} and d.site_id = ${site} and a.email_normalised = ${email}
    ) known`.execute(db);
  return rows[0]?.known ?? false;
}

/**
 * Stores under a new secret that an account has logged in on a device, so that a secret planted by
 * someone else becomes worthless. Other accounts on the device keep it as a known device. Returns
 * whether the account had logged in on it before.
 */
export async function saveDevice(
  db: Db,
  device: { site: SiteId; account: MemberId; tokenHash: Buffer; previous: Buffer | null },
  at: Date,
): Promise<boolean> {
  const { site, account, tokenHash, previous } = device;
  const owners = previous
    ? await tables(db)
        .updateTable("known_device")
        .set({ token_hash: tokenHash })
        .where((of) => of.and({ site_id: site, token_hash: previous }))
        .returning("account_id")
        .execute()
    : [];
  await tables(db)
    .insertInto("known_device")
    .values({ site_id: site, account_id: account, token_hash: tokenHash, used_at: at })
    .onConflict((on) => on.columns(["account_id", "token_hash"]).doUpdateSet({ used_at: at }))
    .execute();
  await sql`delete from known_device where account_id = ${account} and token_hash in (
    select token_hash from known_device where account_id = ${account}
    order by used_at desc offset ${MAX_DEVICES})`.execute(db);
  return owners.some((owner) => owner.account_id === account);
}

/** Deletes an account's devices, with an optional exception. */
export async function deleteDevices(
  db: Db,
  { site, account, except }: { site: SiteId; account: MemberId; except: Buffer | null },
): Promise<void> {
  await tables(db)
    .deleteFrom("known_device")
    .where((of) => of.and({ site_id: site, account_id: account }))
    .$if(except !== null, (query) => query.where("token_hash", "!=", except))
    .execute();
}

/** Deletes devices not used since `until`. */
export function purgeDevices(db: Db, until: Date): Promise<void> {
  return purgeExpired(db, "known_device", sql`used_at < ${until}`);
}
