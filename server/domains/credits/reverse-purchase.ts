import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import {
  NOTHING_REVERSED,
  computeUnspent,
  decideReversal,
  isFullyReversed,
  listPostings,
} from "./reversal-rules.ts";
import type { ReversedCredits, ReversedMoney } from "./reversal-rules.ts";
import { causes } from "./rules.ts";
import * as store from "./store.ts";

export interface PurchaseReversal {
  readonly site: SiteId;
  readonly member: MemberId;
  /** The payment that paid for the purchase. */
  readonly payment: string;
  /** The total returned so far. */
  readonly money: ReversedMoney;
  readonly at: Date;
}

/** The effect of a reversal on a purchase, before and after a change. */
export interface ReversalChange {
  readonly before: ReversedCredits;
  readonly now: ReversedCredits;
  /** The effect on the member's Premium. */
  readonly premium: "ended" | "returned" | "unchanged";
}

/**
 * Takes back the unspent credits of a purchase whose price was returned in whole or in part, or
 * gives them back if less is returned than before. Returns null if nothing changed, or if the
 * payment bought nothing.
 */
export async function reversePurchase(
  tx: Tx,
  { site, member, payment, money, at }: PurchaseReversal,
): Promise<ReversalChange | null> {
  await store.lockWallet(tx, site, member);
  const cause = causes.payment(payment);
  const purchase = await store.findPurchase(tx, site, member, cause);
  return purchase ? apply(tx, purchase, money, at) : null;
}

/**
 * Takes credits that came back to reversed purchases: those of a charge-back pay its debt. The
 * caller has locked the wallet.
 */
export async function settleReturnedCredits(
  tx: Tx,
  site: SiteId,
  member: MemberId,
  at: Date,
): Promise<void> {
  for (const { cause, ...reversal } of await store.listReversals(tx, site, member)) {
    const purchase = await store.findPurchase(tx, site, member, cause);
    if (purchase) await apply(tx, purchase, reversal.money, at);
  }
}

async function apply(
  tx: Tx,
  purchase: store.Purchase,
  money: ReversedMoney,
  at: Date,
): Promise<ReversalChange | null> {
  const { site_id: site, member_id: member, cause } = purchase;
  const [last] = await store.listReversals(tx, site, member, [cause]);
  const before = last?.credits ?? NOTHING_REVERSED;
  const unspent = computeUnspent(await store.listBoughtMoves(tx, site, member)).get(cause) ?? 0;
  const now = decideReversal(purchase, money, before, unspent);
  const postings = listPostings(before, now);
  const sameMoney =
    money.refunded === (last?.money.refunded ?? 0) &&
    money.chargedBack === (last?.money.chargedBack ?? 0);
  if (postings.length === 0 && sameMoney) return null;
  const wasPremium = await store.isPremium(tx, site, member);
  const whole = isFullyReversed(purchase, money);
  const step = await store.insertReversal(tx, purchase, { money, credits: now, whole, at });
  const entries = postings.map((posting, index) => {
    return { ...posting, cause: causes.reversal(cause, step, index) };
  });
  await store.recordEntries(tx, { site, member, at }, entries);
  const isPremium = await store.isPremium(tx, site, member);
  const premium = wasPremium === isPremium ? "unchanged" : isPremium ? "returned" : "ended";
  return { before, now, premium };
}
