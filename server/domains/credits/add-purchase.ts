import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Money } from "#contract/formatting/money.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { causes } from "./rules.ts";
import { insertPurchase, lockWallet, recordEntries } from "./store.ts";

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
  const entry = { cause, from: "sold", to: "bought", credits };
  if ((await recordEntries(tx, purchase, [entry])) === 0) return false;
  await insertPurchase(tx, {
    member_id: member,
    cause,
    site_id: site,
    credits,
    paid_minor: paid.minor,
    currency: paid.currency,
    at,
  });
  return true;
}
