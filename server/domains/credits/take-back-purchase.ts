import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { causes, creditsLeft } from "./rules.ts";
import * as store from "./store.ts";

export interface TakenBack {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly payment: string;
  readonly kind: "refunded" | "charged_back";
  readonly at: Date;
}

/**
 * Takes back what is unspent of a purchase. What a charge-back no longer finds becomes a debt.
 * Answers both in credits; null where the payment bought nothing or was taken back before.
 */
export async function takeBackPurchase(
  tx: Tx,
  { site, member, payment, kind, at }: TakenBack,
): Promise<{ taken: number; debt: number } | null> {
  const cause = causes.payment(payment);
  await store.lockWallet(tx, site, member);
  const purchases = await store.standingPurchases(tx, site, member);
  const purchase = purchases.find((one) => one.cause === cause);
  if (!purchase) return null;
  const left = creditsLeft(await store.boughtMoves(tx, site, member));
  const taken = left.get(cause) ?? 0;
  const debt = kind === "charged_back" ? purchase.credits - taken : 0;
  const entry = { site_id: site, member_id: member, cause, to_account: kind, at };
  if (taken > 0) {
    await store.insertEntry(tx, { ...entry, from_account: "bought", credits: taken });
    await store.addToWallet(tx, site, member, { bonus: 0, bought: -taken });
  }
  if (debt > 0) await store.insertEntry(tx, { ...entry, from_account: "debt", credits: debt });
  await store.insertReversal(tx, { member_id: member, cause, kind, at });
  return { taken, debt };
}
