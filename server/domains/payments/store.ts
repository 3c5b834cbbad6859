import { sql } from "kysely";
import type { Generated } from "kysely";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { NextStep } from "#contract/orders.ts";
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
    /** Created by the browser. */
    request_id: string;
    method: PaymentMethodId;
    issuer: string | null;
    /** The account that created it. */
    provider: string;
    opened_at: Date;
    provider_ref: string | null;
    next_step: NextStep | null;
    /** When the payment ended; null while it can still be paid. */
    decided_at: Date | null;
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

export type NewAttempt = Pick<
  Attempt,
  | "site_id"
  | "order_id"
  | "request_id"
  | "method"
  | "issuer"
  | "provider"
  | "opened_at"
  | "next_check_at"
>;

/**
 * Opens an attempt, or returns the attempt that the same request opened. Undefined if another
 * attempt of its order is undecided.
 */
export async function openAttempt(tx: Tx, attempt: NewAttempt): Promise<Attempt | undefined> {
  await tables(tx)
    .insertInto("payment_attempt")
    .values(attempt)
    .onConflict((on) => on.doNothing())
    .execute();
  const { site_id, order_id, request_id } = attempt;
  return findAttemptByRequest(tx, site_id, order_id, request_id);
}

export function findAttemptByRequest(
  db: Db,
  site: SiteId,
  order: OrderId,
  request: string,
): Promise<Attempt | undefined> {
  return tables(db)
    .selectFrom("payment_attempt")
    .where((of) => of.and({ site_id: site, order_id: order, request_id: request }))
    .selectAll()
    .executeTakeFirst();
}

export function lockAttempt(tx: Tx, site: SiteId, id: string): Promise<Attempt> {
  return tables(tx)
    .selectFrom("payment_attempt")
    .where((of) => of.and({ site_id: site, id }))
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The attempt of an order that can still be paid. */
export function findUndecided(db: Db, site: SiteId, order: OrderId): Promise<Attempt | undefined> {
  return tables(db)
    .selectFrom("payment_attempt")
    .where((of) => of.and({ site_id: site, order_id: order }))
    .where("decided_at", "is", null)
    .selectAll()
    .executeTakeFirst();
}

/** Whether an attempt of this order was paid and booked. */
export async function isOrderPaid(db: Db, site: SiteId, order: OrderId): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("payment_attempt as a")
    .innerJoin("payment_state as s", "s.attempt_id", "a.id")
    .where((of) => of.and({ "a.site_id": site, "a.order_id": order, "s.state": "paid" }))
    .select("a.id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
  created: { readonly ref: string; readonly next: NextStep; readonly nextCheckAt: Date },
): Promise<void> {
  await tables(tx)
    .updateTable("payment_attempt")
    .set({
      provider_ref: created.ref,
      next_step: created.next,
      next_check_at: created.nextCheckAt,
    })
    .where((of) => of.and({ site_id: site, id, provider_ref: null }))
    .execute();
}

export async function updateAttempt(
  db: Db,
  site: SiteId,
  id: string,
  change: Partial<Pick<Attempt, "next_check_at" | "paid_at" | "decided_at">>,
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

/** An attempt with its current state; null until the provider confirms it. */
export type AttemptWithState = Attempt & { readonly current: StateRow | null };

/** The attempts of these orders by order, oldest first. */
export async function listAttempts(
  db: Db,
  site: SiteId,
  orders: readonly OrderId[],
): Promise<Map<OrderId, AttemptWithState[]>> {
  if (orders.length === 0) return new Map();
  const attempts = await tables(db)
    .selectFrom("payment_attempt")
    .where("site_id", "=", site)
    .where("order_id", "=", sql<OrderId>`any(${orders}::uuid[])`)
    .selectAll()
    .orderBy("opened_at")
    .orderBy("id")
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
  const known = attempts.map((attempt) => ({ ...attempt, current: last.get(attempt.id) ?? null }));
  return Map.groupBy(known, ({ order_id }) => order_id);
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
