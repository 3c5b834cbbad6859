import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

type SignupTables = {
  signup_request: {
    site_id: SiteId;
    id: string;
    email_hash: Buffer;
    /** Null if the address already had an account, or the job has not run yet. */
    account_id: MemberId | null;
    requested_at: Date;
    /** JSON: the answers that the job still needs (`queue-signup.ts`). */
    queued: unknown;
  };
};

const tables = (db: Db) => db.withTables<SignupTables>();

export function findRequest(db: Db, site: SiteId, id: string) {
  return tables(db)
    .selectFrom("signup_request")
    .where((of) => of.and({ site_id: site, id }))
    .select(["email_hash", "account_id"])
    .executeTakeFirst();
}

/** Stores a sign-up; false if its id is already stored. */
export async function insertRequest(
  db: Db,
  request: Omit<SignupTables["signup_request"], "queued"> & { readonly queued?: string },
): Promise<boolean> {
  const row = await tables(db)
    .insertInto("signup_request")
    .values(request)
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface RequestKey {
  readonly site: SiteId;
  readonly id: string;
}

/** Locks a sign-up until the transaction ends, so that nobody else can work on it. */
export function lockRequest(tx: Db, { site, id }: RequestKey) {
  return tables(tx)
    .selectFrom("signup_request")
    .where((of) => of.and({ site_id: site, id }))
    .select(["account_id", "queued"])
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRequest(
  db: Db,
  { site, id }: RequestKey,
  change: { readonly account_id?: MemberId | null; readonly queued?: null },
): Promise<void> {
  await tables(db)
    .updateTable("signup_request")
    .set(change)
    .where((of) => of.and({ site_id: site, id }))
    .execute();
}

export function purgeRequests(db: Db, until: Date): Promise<void> {
  return purgeExpired(db, "signup_request", sql`requested_at < ${until}`);
}
