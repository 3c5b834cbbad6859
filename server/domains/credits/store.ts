import { sql } from "kysely";
import type { Generated } from "kysely";
import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Currency } from "#contract/money.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Balance, BoughtMove } from "./rules.ts";

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
  credit_purchase_reversal: {
    member_id: MemberId;
    cause: string;
    kind: "refunded" | "charged_back";
    at: Date;
  };
};

export type Entry = Omit<CreditTables["ledger"], "id">;
export type Purchase = CreditTables["credit_purchase"];

const tables = (db: Db) => db.withTables<CreditTables>();

export function walletOf(db: Db, site: SiteId, member: MemberId): Promise<Balance | undefined> {
  return tables(db)
    .selectFrom("wallet")
    .where("site_id", "=", site)
    .where("member_id", "=", member)
    .select(["bonus", "bought"])
    .executeTakeFirst();
}

/** Makes the wallet where there is none and holds it until the transaction ends. */
export async function lockWallet(tx: Tx, site: SiteId, member: MemberId): Promise<Balance> {
  await tables(tx)
    .insertInto("wallet")
    .values({ member_id: member, site_id: site, bonus: 0, bought: 0 })
    .onConflict((on) => on.doNothing())
    .execute();
  return tables(tx)
    .selectFrom("wallet")
    .where("site_id", "=", site)
    .where("member_id", "=", member)
    .select(["bonus", "bought"])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Adds an entry; false where its cause emptied that account before. */
export async function insertEntry(tx: Tx, entry: Entry): Promise<boolean> {
  const row = await tables(tx)
    .insertInto("ledger")
    .values(entry)
    .onConflict((on) => on.columns(["member_id", "cause", "from_account"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function addToWallet(tx: Tx, site: SiteId, member: MemberId, change: Balance) {
  await tables(tx)
    .updateTable("wallet")
    .set((of) => ({
      bonus: of("bonus", "+", change.bonus),
      bought: of("bought", "+", change.bought),
    }))
    .where("site_id", "=", site)
    .where("member_id", "=", member)
    .execute();
}

export async function insertPurchase(tx: Tx, purchase: Purchase): Promise<void> {
  await tables(tx).insertInto("credit_purchase").values(purchase).execute();
}

/** Purchases that stand, the oldest first. */
export function standingPurchases(db: Db, site: SiteId, member: MemberId): Promise<Purchase[]> {
  return tables(db)
    .selectFrom("credit_purchase as bought")
    .leftJoin("credit_purchase_reversal as back", (join) =>
      join
        .onRef("back.member_id", "=", "bought.member_id")
        .onRef("back.cause", "=", "bought.cause"),
    )
    .where("bought.site_id", "=", site)
    .where("bought.member_id", "=", member)
    .where("back.cause", "is", null)
    .selectAll("bought")
    .orderBy("bought.at")
    .execute();
}

export async function insertReversal(tx: Tx, row: CreditTables["credit_purchase_reversal"]) {
  await tables(tx).insertInto("credit_purchase_reversal").values(row).execute();
}

export async function isPremium(db: Db, site: SiteId, member: MemberId): Promise<boolean> {
  const { rows } = await sql<{ premium: boolean }>`
    select is_premium(${site}, ${member}) as premium`.execute(db);
  return rows[0]?.premium ?? false;
}

/** Every move in or out of the bought credits, in order. */
export function boughtMoves(db: Db, site: SiteId, member: MemberId): Promise<BoughtMove[]> {
  return tables(db)
    .selectFrom("ledger")
    .where("site_id", "=", site)
    .where("member_id", "=", member)
    .where((of) => of.or([of("from_account", "=", "bought"), of("to_account", "=", "bought")]))
    .select(["cause", "from_account as from", "to_account as to", "credits"])
    .orderBy("id")
    .execute();
}

/** What every account of a site holds by its postings. */
export async function accountSums(db: Db, site: SiteId) {
  const { rows } = await sql<{ account: string; credits: number }>`
    select account, sum(credits)::bigint as credits from (
      select to_account as account, credits::bigint from ledger where site_id = ${site}
      union all
      select from_account, -credits::bigint from ledger where site_id = ${site}
    ) posting group by account order by account`.execute(db);
  return rows;
}

/** Members whose wallet, debt or set-aside credits are not what the ledger says they can be. */
export async function differingWallets(db: Db, site: SiteId) {
  const { rows } = await sql<{
    member_id: MemberId;
    wallet_bonus: number | null;
    wallet_bought: number | null;
    bonus: number;
    bought: number;
    set_aside: number;
  }>`
    with posting as (
      select member_id, to_account as account, credits from ledger where site_id = ${site}
      union all
      select member_id, from_account, -credits from ledger where site_id = ${site}
    ), held as (
      select member_id,
        coalesce(sum(credits) filter (where account = 'bonus'), 0) as bonus,
        coalesce(sum(credits) filter (where account = 'bought'), 0) as bought,
        coalesce(sum(credits) filter (where account like '%_set_aside'), 0) as set_aside
      from posting group by member_id
    )
    select coalesce(h.member_id, w.member_id) as member_id, w.bonus as wallet_bonus,
      w.bought as wallet_bought, coalesce(h.bonus, 0) as bonus, coalesce(h.bought, 0) as bought,
      coalesce(h.set_aside, 0) as set_aside
    from held h full join (select * from wallet where site_id = ${site}) w using (member_id)
    where w.bonus is distinct from coalesce(h.bonus, 0)
      or w.bought is distinct from coalesce(h.bought, 0)
      or coalesce(h.set_aside, 0) < 0`.execute(db);
  return rows;
}

/** Purchases that are not in the ledger with the same credits, and the other way round. */
export async function differingPurchases(db: Db, site: SiteId) {
  const { rows } = await sql<{
    member_id: MemberId;
    cause: string;
    bought: number | null;
    posted: number | null;
  }>`
    select member_id, cause, p.credits as bought, l.credits as posted
    from (select * from credit_purchase where site_id = ${site}) p
    full join (
      select * from ledger where site_id = ${site} and from_account = 'sold' and to_account = 'bought'
    ) l using (member_id, cause)
    where p.credits is distinct from l.credits`.execute(db);
  return rows;
}
