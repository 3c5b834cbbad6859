import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";

type SessionTables = {
  session: {
    /** Identifies the session in the member's list, because no page may know the hash. */
    id: string;
    token_hash: Buffer;
    site_id: SiteId;
    account_id: MemberId;
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
