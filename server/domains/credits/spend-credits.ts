import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { lockWallet, movedBy, spend } from "./store.ts";

export interface Spending {
  readonly site: SiteId;
  readonly member: MemberId;
  /** What it is spent on; the same cause is spent on once. */
  readonly cause: string;
  readonly credits: number;
  readonly at: Date;
}

/**
 * Spends credits in the transaction of what they are spent on: bonus first, then bought, the
 * oldest purchase first. Answers the balance after. Throws `not_enough_credits` with price and
 * balance, and nothing is spent. (A message is charged by `send_message` of the database instead.)
 */
export async function spendCredits(tx: Tx, spending: Spending): Promise<number> {
  const { site, member, cause, credits, at } = spending;
  const wallet = await lockWallet(tx, site, member);
  const balance = wallet.bonus + wallet.bought;
  if ((await movedBy(tx, site, member, cause)) > 0) return balance;
  const spent = await spend(tx, { site_id: site, member_id: member, cause, credits, at });
  if (!spent) throw new AppError("not_enough_credits", { price: credits, balance });
  return balance - credits;
}
