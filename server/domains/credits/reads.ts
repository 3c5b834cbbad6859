import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { ReadContext } from "#server/domains/request-context.ts";
import { memoizePerRequest, storeForRequest } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { causes } from "./rules.ts";
import type { Balance, Paid } from "./rules.ts";
import * as store from "./store.ts";

/** The member's credits by their source. */
export async function getWallet(ctx: ReadContext, member: MemberId): Promise<Balance> {
  const wallet = await memoizePerRequest(ctx, walletKey(member), () =>
    store.findWallet(ctx.services.db, ctx.site.id, member),
  );
  return wallet ?? { bonus: 0, bought: 0 };
}

/** Whether the member is Premium: has a purchase that was neither refunded nor charged back. */
export function isPremium(ctx: ReadContext, member: MemberId): Promise<boolean> {
  return memoizePerRequest(ctx, premiumKey(member), () =>
    store.isPremium(ctx.services.db, ctx.site.id, member),
  );
}

/**
 * Caches the wallet and Premium that another statement of the same request has read; undefined
 * without an account.
 */
export function storeOwnCredits(
  ctx: ReadContext,
  member: MemberId,
  row: Promise<(Balance & { readonly premium: boolean }) | undefined>,
): void {
  storeForRequest(ctx, walletKey(member), row);
  const premium = row.then((found) => found?.premium ?? false);
  storeForRequest(ctx, premiumKey(member), premium);
}

const walletKey = (member: MemberId) => `wallet ${member}`;
const premiumKey = (member: MemberId) => `premium ${member}`;

/**
 * The sum the member paid for all bought credits, which gives the average price; null before a
 * first purchase. After a change of currency only purchases in the latest currency count.
 */
export async function computePaid(db: Db, site: SiteId, member: MemberId): Promise<Paid | null> {
  const purchases = await store.listPaidPurchases(db, site, member);
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

/** The reversals of the purchases of these payments, by payment. */
export async function listReversals(
  db: Db,
  site: SiteId,
  member: MemberId,
  payments: readonly string[],
): Promise<ReadonlyMap<string, Omit<store.Reversal, "cause">>> {
  if (payments.length === 0) return new Map();
  const byCause = new Map(payments.map((payment) => [causes.payment(payment), payment]));
  const found = await store.listReversals(db, site, member, [...byCause.keys()]);
  return new Map(found.map(({ cause, ...reversal }) => [byCause.get(cause) ?? "", reversal]));
}
