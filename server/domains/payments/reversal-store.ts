import { sql } from "kysely";
import type { Generated } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { PaymentSnapshot } from "#server/providers/payment/port.ts";
import type { Mismatch } from "./rules.ts";
import type { Attempt, Source } from "./store.ts";

type ReversalTables = {
  payment_mismatch: {
    attempt_id: string;
    site_id: SiteId;
    kind: Mismatch;
    minor: number;
    currency: string;
    reported_order: string | null;
    at: Date;
  };
  payment_reversal: {
    id: Generated<number>;
    site_id: SiteId;
    attempt_id: string;
    refunded_minor: number;
    charged_back_minor: number;
    currency: string;
    source: Source;
    at: Date;
  };
};

export type MismatchRow = ReversalTables["payment_mismatch"];
export type ReversalRow = Omit<ReversalTables["payment_reversal"], "id"> & { readonly id: number };

const tables = (db: Db) => db.withTables<ReversalTables>();

/** Adds how a payment differs from its order; false if that is already stored. */
export async function insertMismatch(
  tx: Tx,
  attempt: Attempt,
  kind: Mismatch,
  snapshot: PaymentSnapshot,
  at: Date,
): Promise<boolean> {
  const row = await tables(tx)
    .insertInto("payment_mismatch")
    .values({
      attempt_id: attempt.id,
      site_id: attempt.site_id,
      kind,
      minor: snapshot.amount.minor,
      currency: snapshot.amount.currency,
      reported_order: snapshot.order,
      at,
    })
    .onConflict((on) => on.columns(["attempt_id", "kind"]).doNothing())
    .returning("attempt_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReversal(
  tx: Tx,
  attempt: Attempt,
  { refunded, chargedBack, amount }: PaymentSnapshot,
  source: Source,
  at: Date,
): Promise<void> {
  await tables(tx)
    .insertInto("payment_reversal")
    .values({
      site_id: attempt.site_id,
      attempt_id: attempt.id,
      refunded_minor: refunded,
      charged_back_minor: chargedBack,
      currency: amount.currency,
      source,
      at,
    })
    .execute();
}

/** The last reported refunds and charge-backs of a payment. */
export async function findReversal(
  db: Db,
  site: SiteId,
  attempt: string,
): Promise<ReversalRow | undefined> {
  return (await listReversals(db, site, [attempt])).get(attempt);
}

/** The last reported refunds and charge-backs of these attempts' payments, by attempt. */
export async function listReversals(
  db: Db,
  site: SiteId,
  attempts: readonly string[],
): Promise<ReadonlyMap<string, ReversalRow>> {
  if (attempts.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom("payment_reversal")
    .where("site_id", "=", site)
    .where("attempt_id", "=", sql<string>`any(${attempts}::uuid[])`)
    .distinctOn("attempt_id")
    .selectAll()
    .orderBy("attempt_id")
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map((row) => [row.attempt_id, row]));
}

/** The last reported differences between these attempts' payments and their orders, by attempt. */
export async function listMismatches(
  db: Db,
  site: SiteId,
  attempts: readonly string[],
): Promise<ReadonlyMap<string, MismatchRow>> {
  if (attempts.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom("payment_mismatch")
    .where("site_id", "=", site)
    .where("attempt_id", "=", sql<string>`any(${attempts}::uuid[])`)
    .selectAll()
    .orderBy("at")
    .execute();
  return new Map(rows.map((row) => [row.attempt_id, row]));
}
