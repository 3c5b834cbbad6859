import { sql } from "kysely";
import type { Generated, RawBuilder } from "kysely";
import type { PaymentFailure } from "#contract/payments.ts";
import type { OrderId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { PaymentState } from "#server/providers/payment/port.ts";

/** What triggered the request to the provider. */
export type Source = "order" | "webhook" | "screen" | "reconcile";

type PaymentTables = {
  payment_attempt: {
    id: Generated<string>;
    site_id: SiteId;
    order_id: OrderId;
    /** The account that created it. */
    provider: string;
    opened_at: Date;
    provider_ref: string | null;
    checkout_url: string | null;
    next_check_at: Date | null;
    polled_at: Date | null;
    paid_at: Date | null;
  };
  payment_state: {
    id: Generated<number>;
    site_id: SiteId;
    attempt_id: string;
    state: PaymentState;
    source: Source;
    failure: PaymentFailure | null;
    at: Date;
  };
};

export type Attempt = Omit<PaymentTables["payment_attempt"], "id"> & { readonly id: string };
/** An attempt whose payment exists at the provider. */
export type CreatedAttempt = Attempt & { readonly provider_ref: string };
export type StateRow = Omit<PaymentTables["payment_state"], "id">;

const tables = (db: Db) => db.withTables<PaymentTables>();

/** Opens the order's attempt, or returns the attempt it already has. */
export async function openAttempt(
  tx: Tx,
  attempt: Pick<Attempt, "site_id" | "order_id" | "provider" | "opened_at" | "next_check_at">,
): Promise<Attempt> {
  await tables(tx)
    .insertInto("payment_attempt")
    .values(attempt)
    .onConflict((on) => on.column("order_id").doNothing())
    .execute();
  return tables(tx)
    .selectFrom("payment_attempt")
    .where((of) => of.and({ site_id: attempt.site_id, order_id: attempt.order_id }))
    .selectAll()
    .executeTakeFirstOrThrow();
}

export function lockAttempt(tx: Tx, site: SiteId, id: string): Promise<Attempt> {
  return tables(tx)
    .selectFrom("payment_attempt")
    .where((of) => of.and({ site_id: site, id }))
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function findAttempt(db: Db, site: SiteId, order: OrderId): Promise<Attempt | undefined> {
  return tables(db)
    .selectFrom("payment_attempt")
    .where((of) => of.and({ site_id: site, order_id: order }))
    .selectAll()
    .executeTakeFirst();
}

/** The attempt of a provider's payment. The ref is unique across sites and determines the site. */
export function findAttemptByRef(
  db: Db,
  provider: string,
  ref: string,
): Promise<Attempt | undefined> {
  return tables(db)
    .selectFrom("payment_attempt")
    .where((of) => of.and({ provider, provider_ref: ref }))
    .selectAll()
    .executeTakeFirst();
}

/** Stores the payment the provider created; the same key always creates the same payment. */
export async function saveCreated(
  tx: Tx,
  site: SiteId,
  id: string,
  created: { readonly ref: string; readonly checkoutUrl: string; readonly nextCheckAt: Date },
): Promise<void> {
  await tables(tx)
    .updateTable("payment_attempt")
    .set({
      provider_ref: created.ref,
      checkout_url: created.checkoutUrl,
      next_check_at: created.nextCheckAt,
    })
    .where((of) => of.and({ site_id: site, id, provider_ref: null }))
    .execute();
}

export async function updateAttempt(
  db: Db,
  site: SiteId,
  id: string,
  change: Partial<Pick<Attempt, "next_check_at" | "paid_at">>,
): Promise<void> {
  await tables(db)
    .updateTable("payment_attempt")
    .set(change)
    .where((of) => of.and({ site_id: site, id }))
    .execute();
}

/** True for one caller per `everyMs`, however many call at once. */
export async function claimPoll(
  db: Db,
  site: SiteId,
  id: string,
  at: Date,
  everyMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable("payment_attempt")
    .set({ polled_at: at })
    .where((of) => of.and({ site_id: site, id }))
    .where((of) =>
      of.or([of("polled_at", "is", null), of("polled_at", "<=", new Date(at.getTime() - everyMs))]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Adds a state; a payment reaches each state once. */
export async function insertState(tx: Tx, row: StateRow): Promise<void> {
  await tables(tx)
    .insertInto("payment_state")
    .values(row)
    .onConflict((on) => on.columns(["attempt_id", "state"]).doNothing())
    .execute();
}

/**
 * The attempts of these orders with their current state, by order; null until the provider confirms
 * it.
 */
export async function listStates(
  db: Db,
  site: SiteId,
  orders: readonly OrderId[],
): Promise<Map<OrderId, Attempt & { readonly current: StateRow | null }>> {
  if (orders.length === 0) return new Map();
  const attempts = await tables(db)
    .selectFrom("payment_attempt")
    .where("site_id", "=", site)
    .where("order_id", "=", sql<OrderId>`any(${orders}::uuid[])`)
    .selectAll()
    .execute();
  if (attempts.length === 0) return new Map();
  const states = await tables(db)
    .selectFrom("payment_state")
    .where("site_id", "=", site)
    .where("attempt_id", "=", sql<string>`any(${attempts.map(({ id }) => id)}::uuid[])`)
    .distinctOn("attempt_id")
    .selectAll()
    .orderBy("attempt_id")
    .orderBy("id", "desc")
    .execute();
  const last = new Map(states.map((state) => [state.attempt_id, state]));
  return new Map(
    attempts.map((attempt) => [
      attempt.order_id,
      { ...attempt, current: last.get(attempt.id) ?? null },
    ]),
  );
}

export async function findState(
  db: Db,
  site: SiteId,
  attempt: string,
): Promise<PaymentState | null> {
  const row = await tables(db)
    .selectFrom("payment_state")
    .where((of) => of.and({ site_id: site, attempt_id: attempt }))
    .select("state")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.state ?? null;
}

interface Due {
  /** Selects paid payments; otherwise undecided ones. */
  readonly paid: boolean;
  readonly at: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Claims up to `limit` due attempts of an account; each belongs to one caller until `until`. */
export function claimDueAttempts(
  db: Db,
  site: SiteId,
  account: string,
  due: Due,
): Promise<Attempt[]> {
  return claimDue(db, site, sql`provider = ${account}`, due);
}

/** The same of all accounts but these. */
export function claimOtherAttempts(
  db: Db,
  site: SiteId,
  accounts: readonly string[],
  due: Due,
): Promise<Attempt[]> {
  return claimDue(db, site, sql`provider <> all(${accounts}::text[])`, due);
}

async function claimDue(
  db: Db,
  site: SiteId,
  created: RawBuilder<unknown>,
  { paid, at, until, limit }: Due,
): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    update payment_attempt set next_check_at = ${until}
    where site_id = ${site} and id in (
      select id from payment_attempt
      where site_id = ${site} and next_check_at <= ${at} and ${created}
        and ${paid ? sql`paid_at is not null` : sql`paid_at is null`}
      order by next_check_at limit ${limit} for no key update skip locked)
    returning *`.execute(db);
  return rows;
}
