import type { MemberId, OrderId, SiteId } from "#contract/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { lockedOrder, orderOfMember, ordersOfMember } from "./store.ts";
import type { Order } from "./store.ts";

export type { Order } from "./store.ts";

/** An order of this very member on this site; undefined for any other id. */
export function findOrder(db: Db, site: SiteId, member: MemberId, id: OrderId) {
  return orderOfMember(db, site, member, id);
}

/** A page of the member's orders, the newest first, and whether there is a next one. */
export async function listOrders(
  db: Db,
  site: SiteId,
  member: MemberId,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly orders: Order[]; readonly more: boolean }> {
  const found = await ordersOfMember(db, site, member, {
    limit: size + 1,
    offset: (page - 1) * size,
  });
  return { orders: found.slice(0, size), more: found.length > size };
}

/** The order, held until the transaction ends: one at a time settles it. */
export function lockOrder(tx: Tx, site: SiteId, id: OrderId): Promise<Order> {
  return lockedOrder(tx, site, id);
}
