import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { listOrdersOfMember } from "./store.ts";
import type { Order } from "./store.ts";

export { findOrder, lockOrder } from "./store.ts";
export type { Order } from "./store.ts";

/** A page of the member's orders, newest first, and whether there is a next page. */
export async function listOrders(
  db: Db,
  site: SiteId,
  member: MemberId,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly orders: Order[]; readonly more: boolean }> {
  const part = { limit: size + 1, offset: (page - 1) * size };
  const found = await listOrdersOfMember(db, site, member, part);
  return { orders: found.slice(0, size), more: found.length > size };
}
