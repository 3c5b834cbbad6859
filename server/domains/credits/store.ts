import { sql } from "kysely";
import type { Generated } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Currency } from "#contract/formatting/money.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { BoughtMove, Posting, ReversedCredits, ReversedMoney } from "./reversal-rules.ts";
import { toPurchaseCause } from "./rules.ts";
import type { Balance } from "./rules.ts";

type CreditTables = {
  ledger: {
    id: Generated<number>;
    site_id: SiteId;
    member_id: MemberId;
    cause: string;
    from_account: string;
    to_account: string;
    credits: number;
    at: Date;
  };
  wallet: { member_id: MemberId; site_id: SiteId; bonus: number; bought: number };
  credit_purchase: {
    member_id: MemberId;
    cause: string;
    site_id: SiteId;
    credits: number;
    paid_minor: number;
    currency: Currency;
    at: Date;
  };
  purchase_reversal: {
    id: Generated<number>;
    site_id: SiteId;
    member_id: MemberId;
    cause: string;
    refunded_minor: number;
    charged_back_minor: number;
    whole: boolean;
    refunded_credits: number;
    charged_back_credits: number;
    debt_credits: number;
    at: Date;
  };
};

/** Credits that move from one account of the ledger to another. */
export interface Entry extends Posting {
  /** Empties an account once. */
  readonly cause: string;
}

export type Purchase = CreditTables["credit_purchase"];

export interface Reversal {
  /** The purchase's cause. */
  readonly cause: string;
  readonly money: ReversedMoney;
  readonly credits: ReversedCredits;
  /** The full price was returned. */
  readonly whole: boolean;
}

const tables = (db: Db) => db.withTables<CreditTables>();

export function findWallet(db: Db, site: SiteId, member: MemberId): Promise<Balance | undefined> {
  return tables(db)
    .selectFrom("wallet")
    .where((of) => of.and({ site_id: site, member_id: member }))
    .select(["bonus", "bought"])
    .executeTakeFirst();
}

/** Creates the wallet if needed and locks it until the transaction ends. */
export async function lockWallet(tx: Tx, site: SiteId, member: MemberId): Promise<void> {
  await sql`select from lock_wallet(${site}, ${member})`.execute(tx);
}

/**
 * Adds entries to the ledger and changes the wallet, which is locked, by them. Leaves out an entry
 * whose cause already took credits from that account. Returns how many it added.
 */
export async function recordEntries(
  tx: Tx,
  { site, member, at }: { readonly site: SiteId; readonly member: MemberId; readonly at: Date },
  entries: readonly Entry[],
): Promise<number> {
  const { rows } = await sql<{ posted: number }>`select post_entries(
    ${site}, ${member}, ${entries.map((entry) => entry.cause)}::text[],
    ${entries.map((entry) => entry.from)}::text[], ${entries.map((entry) => entry.to)}::text[],
    ${entries.map((entry) => entry.credits)}::integer[], ${at}) as posted`.execute(tx);
  return rows[0]?.posted ?? 0;
}

export async function insertPurchase(tx: Tx, purchase: Purchase): Promise<void> {
  await tables(tx).insertInto("credit_purchase").values(purchase).execute();
}

/** Purchases whose price was not fully returned, oldest first. */
export async function listPaidPurchases(
  db: Db,
  site: SiteId,
  member: MemberId,
): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    select p.* from credit_purchase p
    where p.site_id = ${site} and p.member_id = ${member} and not coalesce((
      select r.whole from purchase_reversal r
      where r.member_id = p.member_id and r.cause = p.cause
      order by r.id desc limit 1), false)
    order by p.at`.execute(db);
  return rows;
}

export function findPurchase(db: Db, site: SiteId, member: MemberId, cause: string) {
  return tables(db)
    .selectFrom("credit_purchase")
    .where((of) => of.and({ site_id: site, member_id: member, cause }))
    .selectAll()
    .executeTakeFirst();
}

/** The current reversals of a member's purchases: all of them, or those with the given causes. */
export async function listReversals(
  db: Db,
  site: SiteId,
  member: MemberId,
  ofCauses?: readonly string[],
): Promise<Reversal[]> {
  const rows = await tables(db)
    .selectFrom("purchase_reversal")
    .where((of) => of.and({ site_id: site, member_id: member }))
    .$if(ofCauses !== undefined, (query) =>
      query.where("cause", "=", sql<string>`any(${ofCauses}::text[])`),
    )
    .distinctOn("cause")
    .selectAll()
    .orderBy("cause")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    cause: row.cause,
    money: { refunded: row.refunded_minor, chargedBack: row.charged_back_minor },
    credits: {
      refunded: row.refunded_credits,
      chargedBack: row.charged_back_credits,
      debt: row.debt_credits,
    },
    whole: row.whole,
  }));
}

/** Adds the state of a reversal and returns its id. */
export async function insertReversal(
  tx: Tx,
  { site_id, member_id, cause }: Pick<Purchase, "site_id" | "member_id" | "cause">,
  { money, credits, whole, at }: Omit<Reversal, "cause"> & { readonly at: Date },
): Promise<number> {
  const { id } = await tables(tx)
    .insertInto("purchase_reversal")
    .values({
      site_id,
      member_id,
      cause,
      refunded_minor: money.refunded,
      charged_back_minor: money.chargedBack,
      whole,
      refunded_credits: credits.refunded,
      charged_back_credits: credits.chargedBack,
      debt_credits: credits.debt,
      at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function isPremium(db: Db, site: SiteId, member: MemberId): Promise<boolean> {
  const { rows } = await sql<{ premium: boolean }>`
    select is_premium(${site}, ${member}) as premium`.execute(db);
  return rows[0]?.premium ?? false;
}

/** Every transfer into or out of the bought credits, in order. */
export async function listBoughtMoves(
  db: Db,
  site: SiteId,
  member: MemberId,
): Promise<BoughtMove[]> {
  const moves = await tables(db)
    .selectFrom("ledger")
    .where((of) => of.and({ site_id: site, member_id: member }))
    .where((of) => of.or([of("from_account", "=", "bought"), of("to_account", "=", "bought")]))
    .select(["cause", "from_account as from", "to_account as to", "credits"])
    .orderBy("id")
    .execute();
  return moves.map((move) => ({ ...move, cause: toPurchaseCause(move.cause) }));
}
