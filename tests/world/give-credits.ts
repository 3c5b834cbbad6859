import { randomUUID } from "node:crypto";
import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Money } from "#contract/money.ts";
import { addPurchase } from "#server/domains/credits/add-purchase.ts";
import { grantBonus } from "#server/domains/credits/grant-bonus.ts";
import type { Database } from "#server/platform/database/database.ts";

interface Holder {
  readonly id: MemberId;
  readonly site: SiteId;
}

const at = new Date("2026-11-01T12:00:00Z");

/** Bonus credits for a member, as the sign-up gives them. */
export async function giveCredits(db: Database, to: Holder, credits: number): Promise<void> {
  const grant = { site: to.site, member: to.id, cause: `test:${randomUUID()}`, credits, at };
  await db.transaction().execute((tx) => grantBonus(tx, grant));
}

/** A purchase, which also makes the member Premium; answers the payment's id. */
export async function buyCredits(
  db: Database,
  by: Holder,
  credits: number,
  paid: Money = { minor: credits * 10, currency: "EUR" },
): Promise<string> {
  const payment = randomUUID();
  const purchase = { site: by.site, member: by.id, payment, credits, paid, at };
  await db.transaction().execute((tx) => addPurchase(tx, purchase));
  return payment;
}
