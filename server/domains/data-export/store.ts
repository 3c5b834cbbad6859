import { sql } from "kysely";
import type { Generated } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

type ExportTables = {
  data_export: {
    id: Generated<string>;
    site_id: SiteId;
    account_id: MemberId;
    requested_at: Date;
    ready_at: Date | null;
    size: number | null;
  };
  data_export_chunk: { export_id: string; position: number; bytes: Buffer };
};

export interface Owner {
  readonly site: SiteId;
  readonly account: MemberId;
}

const tables = (db: Db) => db.withTables<ExportTables>();

export async function insertExport(tx: Tx, { site, account }: Owner, at: Date): Promise<string> {
  const row = await tables(tx)
    .insertInto("data_export")
    .values({ site_id: site, account_id: account, requested_at: at, ready_at: null, size: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * The account's latest export that became ready after `since`, or was requested after it and is not
 * ready yet.
 */
export function findLatestExport(db: Db, { site, account }: Owner, since: Date) {
  return tables(db)
    .selectFrom("data_export")
    .where((of) => of.and({ site_id: site, account_id: account }))
    .where((of) => of(of.fn.coalesce("ready_at", "requested_at"), ">", since))
    .orderBy("requested_at", "desc")
    .select(["id", "requested_at", "ready_at", "size"])
    .executeTakeFirst();
}

/** An export that is not ready; no other job makes it until the transaction ends. */
export function lockPendingExport(tx: Tx, id: string) {
  return tables(tx)
    .selectFrom("data_export")
    .where((of) => of.and({ id, ready_at: null }))
    .select(["site_id", "account_id"])
    .forUpdate()
    .executeTakeFirst();
}

export async function markReady(tx: Tx, id: string, size: number, at: Date): Promise<void> {
  await tables(tx)
    .updateTable("data_export")
    .set({ ready_at: at, size })
    .where("id", "=", id)
    .execute();
}

export async function insertChunk(
  tx: Tx,
  chunk: { readonly export_id: string; readonly position: number; readonly bytes: Buffer },
): Promise<void> {
  await tables(tx).insertInto("data_export_chunk").values(chunk).execute();
}

export async function findChunk(db: Db, id: string, position: number) {
  const row = await tables(db)
    .selectFrom("data_export_chunk")
    .where((of) => of.and({ export_id: id, position }))
    .select("bytes")
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Deletes exports from before `until`. */
export function purgeExports(db: Db, until: Date): Promise<void> {
  return purgeExpired(db, "data_export", sql`coalesce(ready_at, requested_at) < ${until}`);
}
