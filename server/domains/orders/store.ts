import type { Generated } from "kysely";
import type { MemberId, OrderId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Currency } from "#contract/formatting/money.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

type OrderTables = {
  payment_order: {
    id: Generated<OrderId>;
    site_id: SiteId;
    member_id: MemberId;
    request_id: string;
    bundle_id: string;
    credits: number;
    price_minor: number;
    currency: Currency;
    vat_permille: number | null;
    country: CountryCode;
    locale: Locale;
    ordered_at: Date;
  };
};

export type NewOrder = Omit<OrderTables["payment_order"], "id">;
export type Order = NewOrder & { readonly id: OrderId };

const tables = (db: Db) => db.withTables<OrderTables>();

/** Adds an order; undefined if the member has one with the same request id. */
export function insertOrder(tx: Tx, order: NewOrder): Promise<Order | undefined> {
  return tables(tx)
    .insertInto("payment_order")
    .values(order)
    .onConflict((on) => on.columns(["site_id", "member_id", "request_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findOrderByRequest(
  db: Db,
  site: SiteId,
  member: MemberId,
  request: string,
): Promise<Order | undefined> {
  return tables(db)
    .selectFrom("payment_order")
    .where((of) => of.and({ site_id: site, member_id: member, request_id: request }))
    .selectAll()
    .executeTakeFirst();
}

/** An order of this member on this site; undefined for any other id. */
export function findOrder(
  db: Db,
  site: SiteId,
  member: MemberId,
  id: OrderId,
): Promise<Order | undefined> {
  return tables(db)
    .selectFrom("payment_order")
    .where((of) => of.and({ site_id: site, member_id: member, id }))
    .selectAll()
    .executeTakeFirst();
}

export function listOrdersOfMember(
  db: Db,
  site: SiteId,
  member: MemberId,
  part: { readonly limit: number; readonly offset: number },
): Promise<Order[]> {
  return tables(db)
    .selectFrom("payment_order")
    .where((of) => of.and({ site_id: site, member_id: member }))
    .selectAll()
    .orderBy("ordered_at", "desc")
    .orderBy("id")
    .limit(part.limit)
    .offset(part.offset)
    .execute();
}

/** Locks an order until the transaction ends, so that one transaction at a time settles it. */
export function lockOrder(tx: Tx, site: SiteId, id: OrderId): Promise<Order> {
  return tables(tx)
    .selectFrom("payment_order")
    .where((of) => of.and({ site_id: site, id }))
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
