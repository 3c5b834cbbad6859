import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Money } from "#contract/formatting/money.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { causes } from "./rules.ts";
import { addToWallet, insertEntry, insertPurchase, lockWallet } from "./store.ts";

export interface NewPurchase {
  readonly site: SiteId;
  readonly member: MemberId;
  /** The payment that paid for it; a payment adds credits once. */
  readonly payment: string;
  readonly credits: number;
  readonly paid: Money;
  readonly at: Date;
}

/** Adds paid credits to the wallet; false if this payment already added them. */
export async function addPurchase(tx: Tx, purchase: NewPurchase): Promise<boolean> {
  const { site, member, credits, paid, at } = purchase;
  const cause = causes.payment(purchase.payment);
  await lockWallet(tx, site, member);
  const fresh = await insertEntry(tx, {
    site_id: site,
    member_id: member,
    cause,
    from_account: "sold",
    to_account: "bought",
    credits,
    at,
  });
  if (!fresh) return false;
  await insertPurchase(tx, {
    member_id: member,
    cause,
    site_id: site,
    credits,
    paid_minor: paid.minor,
    currency: paid.currency,
    at,
  });
  await addToWallet(tx, site, member, { bonus: 0, bought: credits });
  return true;
}
