import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Paid } from "./rules.ts";
import { listPaidPurchases } from "./store.ts";

/**
 * The total the member paid for all bought credits, from which the average price follows; null
 * before a first purchase. After a change of currency only purchases in the latest currency count.
 */
export async function computePaid(db: Db, site: SiteId, member: MemberId): Promise<Paid | null> {
  const purchases = await listPaidPurchases(db, site, member);
  const currency = purchases.at(-1)?.currency;
  if (!currency) return null;
  const paid = purchases.filter((purchase) => purchase.currency === currency);
  const sum = (of: (purchase: (typeof paid)[number]) => number) =>
    paid.reduce((total, purchase) => total + of(purchase), 0);
  return {
    credits: sum((purchase) => purchase.credits),
    money: { minor: sum((purchase) => purchase.paid_minor), currency },
  };
}
