import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Money } from "#contract/formatting/money.ts";
import { addPurchase } from "#server/domains/credits/add-purchase.ts";
import { grantBonus } from "#server/domains/credits/grant-bonus.ts";
import { reversePurchase } from "#server/domains/credits/reverse-purchase.ts";
import type { Database } from "#server/platform/database/database.ts";

interface Holder {
  readonly id: MemberId;
  readonly site: SiteId;
}

const at = new Date("2026-11-01T12:00:00Z");

/** Gives a member bonus credits, as sign-up does. */
export async function giveCredits(db: Database, to: Holder, credits: number): Promise<void> {
  const grant = { site: to.site, member: to.id, cause: `test:${randomUUID()}`, credits, at };
  await db.transaction().execute((tx) => grantBonus(tx, grant));
}

/** Buys credits, which also makes the member Premium; returns the payment's id. */
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

/** Spends credits without a message; throws if there are too few. */
export async function spendCredits(
  db: Database,
  of: Holder,
  credits: number,
  { cause = `test:${randomUUID()}`, setAside = false } = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select lock_wallets(array[${of.site}::text], array[${of.id}::uuid])`.execute(tx);
    await sql`select spend_credits(array[${of.site}::text], array[${of.id}::uuid],
      array[${cause}::text], array[${credits}::integer], array[${at}::timestamptz], ${setAside})`.execute(
      tx,
    );
  });
}

/** Refunds a payment from `buyCredits`; `minor` is the total refunded so far. */
export async function refundPurchase(
  db: Database,
  of: Holder,
  payment: string,
  minor: number,
): Promise<void> {
  const money = { refunded: minor, chargedBack: 0 };
  const reversal = { site: of.site, member: of.id, payment, money, at };
  await db.transaction().execute((tx) => reversePurchase(tx, reversal));
}
