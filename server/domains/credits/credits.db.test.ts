import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { testDatabase } from "#tests/test-database.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { buyCredits, giveCredits, refundPurchase } from "#tests/world/give-credits.ts";
import { addPurchase } from "./add-purchase.ts";
import { computePaid, isPremium } from "./reads.ts";
import { getBalance } from "#tests/world/get-balance.ts";
import { grantBonus } from "./grant-bonus.ts";
import { verifyLedger } from "./verify-store.ts";
import { ledgerAccounts } from "#tests/world/ledger-accounts.ts";
import { readContext } from "#tests/world/read-context.ts";

const database = testDatabase();
const at = new Date("2026-11-21T12:00:00Z");
const site = "vonk" as SiteId;

beforeAll(async () => {
  for (const one of demoSites) await saveSite(database.db, one);
});

afterEach(() => assertConsistent(database.db, site));

const aHolder = () => ({ id: randomUUID() as MemberId, site });
const inTx = <T>(act: (tx: Tx) => Promise<T>) => database.db.transaction().execute(act);

interface Spending {
  readonly member: MemberId;
  readonly credits: number | null;
  readonly cause?: string;
}

/** Spends with the wallets locked, and returns what each member could spend before. */
const spendTogether = (spendings: readonly Spending[], setAside = false) =>
  inTx(async (tx) => {
    const sites = spendings.map(() => site);
    const members = spendings.map(({ member }) => member);
    const locked = await sql<{ balances: number[] }>`
      select lock_wallets(${sites}::text[], ${members}::uuid[]) as balances`.execute(tx);
    const { rows } = await sql<{ count: number }>`select spend_credits(${sites}::text[],
      ${members}::uuid[], ${spendings.map(({ cause }) => cause ?? randomUUID())}::text[],
      ${spendings.map(({ credits }) => credits)}::integer[],
      ${spendings.map(() => at)}::timestamptz[], ${setAside}) as count`.execute(tx);
    return { balances: locked.rows[0]?.balances, count: rows[0]?.count };
  });
const spend = (member: MemberId, credits: number, cause?: string) =>
  spendTogether([{ member, credits, ...(cause !== undefined && { cause }) }]);
const accountsOf = (member: MemberId) => ledgerAccounts(database.db, member);

test("sign-up credits are given once, however often and however many at once", async () => {
  const { id: member } = aHolder();
  const grant = { site, member, cause: "signup", credits: 30, at };
  const given = await Promise.all(
    Array.from({ length: 20 }, () => inTx((tx) => grantBonus(tx, grant))),
  );
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await getBalance(readContext(database.db, site), member)).toBe(30);
});

test("a payment adds credits once", async () => {
  const { id: member } = aHolder();
  const paid = { minor: 1_000, currency: "EUR" as const };
  const purchase = { site, member, payment: randomUUID(), credits: 100, paid, at };
  const bought = await Promise.all(
    Array.from({ length: 20 }, () => inTx((tx) => addPurchase(tx, purchase))),
  );
  expect(bought.filter(Boolean)).toHaveLength(1);
  expect(await getBalance(readContext(database.db, site), member)).toBe(100);
});

test.each([
  ["bonus credits are enough", { bonus: 30, bought: 100 }, 10, { bonus: 20, bought: 100 }],
  ["bonus is spent before bought", { bonus: 4, bought: 100 }, 10, { bonus: 0, bought: 94 }],
  ["no bonus left", { bonus: 0, bought: 10 }, 10, { bonus: 0, bought: 0 }],
  ["the last credit of both", { bonus: 3, bought: 7 }, 10, { bonus: 0, bought: 0 }],
  ["one credit short", { bonus: 3, bought: 6 }, 10, null],
  ["no credits at all", { bonus: 0, bought: 0 }, 10, null],
])("spending credits: %s", async (_, { bonus, bought }, credits, left) => {
  const holder = aHolder();
  await giveCredits(database.db, holder, bonus);
  if (bought > 0) await buyCredits(database.db, holder, bought);
  const spent = spend(holder.id, credits);
  if (left) expect(await spent).toEqual({ balances: [bonus + bought], count: 1 });
  else await expect(spent).rejects.toThrow(/check constraint/);
  const accounts = await accountsOf(holder.id);
  const { bonus: bonusLeft = 0, bought: boughtLeft = 0, spent: posted = 0 } = accounts;
  expect({ bonus: bonusLeft, bought: boughtLeft }).toEqual(left ?? { bonus, bought });
  expect(posted).toBe(left ? credits : 0);
});

test("a cause is charged once, and a second charge stores nothing", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 15);
  await buyCredits(database.db, holder, 100);
  await spend(holder.id, 20, "test:1");
  await expect(spend(holder.id, 20, "test:1")).rejects.toThrow(/duplicate key/);
  expect(await accountsOf(holder.id)).toEqual({ granted: -15, sold: -100, bought: 95, spent: 20 });
});

test("members without credits, or with null as their charge, pay nothing while others pay", async () => {
  const [anna, bert] = [aHolder(), aHolder()];
  await giveCredits(database.db, anna, 15);
  await giveCredits(database.db, bert, 15);
  const spendings = [
    { member: aHolder().id, credits: 10 },
    { member: anna.id, credits: 10 },
    { member: bert.id, credits: null },
  ];
  expect(await spendTogether(spendings)).toEqual({ balances: [0, 15, 15], count: 1 });
  expect(await accountsOf(anna.id)).toEqual({ granted: -15, bonus: 5, spent: 10 });
  expect(await accountsOf(bert.id)).toEqual({ granted: -15, bonus: 15 });
});

test.each([
  [true, { granted: -5, sold: -100, bought: 85, spent: 20 }],
  [false, { granted: -5, sold: -100, bonus: 5, bought: 100 }],
])("set-aside credits are settled once; used: %s", async (used, accounts) => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 5);
  await buyCredits(database.db, holder, 100);
  const spendings = [{ member: holder.id, credits: 20, cause: "test:1" }];
  await spendTogether(spendings, true);
  expect(await accountsOf(holder.id)).toEqual({
    granted: -5,
    sold: -100,
    bought: 85,
    bonus_set_aside: 5,
    bought_set_aside: 15,
  });
  const settle = () =>
    sql`select settle_set_aside(${site}, ${holder.id}, '{test:1}', ${used}, ${at})`.execute(
      database.db,
    );
  await settle();
  await expect(settle()).rejects.toThrow(/duplicate key/);
  expect(await accountsOf(holder.id)).toEqual(accounts);
});

test("200 parallel charges of 10 against 100 credits: exactly ten succeed", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 55);
  await buyCredits(database.db, holder, 45);
  const all = await Promise.allSettled(Array.from({ length: 200 }, () => spend(holder.id, 10)));
  expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(10);
  expect(await getBalance(readContext(database.db, site), holder.id)).toBe(0);
});

test("a batch of charges leaves each member the balance of spending bonus credits first, then bought ones", async () => {
  const wallet = fc.record({ bonus: fc.nat(40), bought: fc.nat(40), credits: fc.nat(40) });
  await fc.assert(
    fc.asyncProperty(fc.array(wallet, { minLength: 1, maxLength: 6 }), async (wallets) => {
      const holders = wallets.map(aHolder);
      for (const [n, { bonus, bought }] of wallets.entries()) {
        const holder = holders[n] ?? aHolder();
        await giveCredits(database.db, holder, bonus);
        if (bought > 0) await buyCredits(database.db, holder, bought);
      }
      const affordable = wallets.every(({ bonus, bought, credits }) => bonus + bought >= credits);
      const spent = spendTogether(
        wallets.map(({ credits }, n) => ({ member: holders[n]?.id ?? aHolder().id, credits })),
      );
      if (!affordable) await expect(spent).rejects.toThrow(/check constraint/);
      await spent.catch(() => undefined);
      for (const [n, { bonus, bought, credits }] of wallets.entries()) {
        const paid = affordable ? credits : 0;
        const fromBonus = Math.min(bonus, paid);
        const left = await accountsOf(holders[n]?.id ?? aHolder().id);
        expect(left["bonus"] ?? 0).toBe(bonus - fromBonus);
        expect(left["bought"] ?? 0).toBe(bought - (paid - fromBonus));
      }
    }),
    { numRuns: 60 },
  );
});

test("the average price covers all purchases that were not reversed; there is none before the first", async () => {
  const holder = aHolder();
  expect(await computePaid(database.db, site, holder.id)).toBeNull();
  await buyCredits(database.db, holder, 100, { minor: 1_500, currency: "EUR" });
  const second = await buyCredits(database.db, holder, 300, { minor: 2_500, currency: "EUR" });
  expect(await computePaid(database.db, site, holder.id)).toEqual({
    credits: 400,
    money: { minor: 4_000, currency: "EUR" },
  });
  await refundPurchase(database.db, holder, second, 2_500);
  expect(await computePaid(database.db, site, holder.id)).toEqual({
    credits: 100,
    money: { minor: 1_500, currency: "EUR" },
  });
});

test("the average of a member who paid in two currencies is in the latest one", async () => {
  const holder = aHolder();
  await buyCredits(database.db, holder, 100, { minor: 1_500, currency: "EUR" });
  await buyCredits(database.db, holder, 100, { minor: 2_000, currency: "CHF" });
  await buyCredits(database.db, holder, 300, { minor: 5_000, currency: "CHF" });
  expect(await computePaid(database.db, site, holder.id)).toEqual({
    credits: 400,
    money: { minor: 7_000, currency: "CHF" },
  });
});

test("credits of one site do not count on another", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 30);
  const elsewhere = "second-spring" as SiteId;
  expect(await getBalance(readContext(database.db, elsewhere), holder.id)).toBe(0);
  expect(await isPremium(readContext(database.db, elsewhere), holder.id)).toBe(false);
});

test.each([
  "update ledger set credits = credits + 1",
  "delete from ledger",
  "truncate ledger",
  "update credit_purchase set credits = 1",
  "delete from purchase_reversal",
  "update wallet set bonus = -1",
  "update wallet set bought = -1",
  "insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at) values ('vonk', gen_random_uuid(), 'x', 'granted', 'bought', 1, now())",
  "insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at) values ('vonk', gen_random_uuid(), 'x', 'granted', 'bonus', -1, now())",
])("the database rejects: %s", async (statement) => {
  await giveCredits(database.db, aHolder(), 5);
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(
    /only ever added|check constraint/,
  );
});

test("a tampered wallet is detected", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 5);
  await sql`update wallet set bonus = 6 where member_id = ${holder.id}`.execute(database.db);
  expect(await verifyLedger(database.db, site)).toEqual([
    {
      what: "a wallet matches the ledger",
      about: `${holder.id} bonus`,
      expected: 5,
      found: 6,
    },
  ]);
  await sql`update wallet set bonus = 5 where member_id = ${holder.id}`.execute(database.db);
});
