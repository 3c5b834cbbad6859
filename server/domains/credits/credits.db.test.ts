import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/ids.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { testDatabase } from "#tests/test-database.ts";
import { assertSound } from "#tests/world/assert-sound.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { addPurchase } from "./add-purchase.ts";
import { averagePricePaid } from "./average-price-paid.ts";
import { balanceOf } from "./balance-of.ts";
import { grantBonus } from "./grant-bonus.ts";
import { isPremium } from "./is-premium.ts";
import { isPremiumBy, splitSpend } from "./rules.ts";
import { spendCredits } from "./spend-credits.ts";
import { takeBackPurchase } from "./take-back-purchase.ts";
import { verifyLedger } from "./verify-ledger.ts";
import { reading } from "#tests/world/reading.ts";

const database = testDatabase();
const at = new Date("2026-11-21T12:00:00Z");
const site = "vonk" as SiteId;

beforeAll(async () => {
  for (const one of demoSites) await saveSite(database.db, one);
});

afterEach(() => assertSound(database.db, site));

const aHolder = () => ({ id: randomUUID() as MemberId, site });
const inTx = <T>(act: (tx: Tx) => Promise<T>) => database.db.transaction().execute(act);
const spend = (member: MemberId, credits: number, cause = randomUUID()) =>
  inTx((tx) => spendCredits(tx, { site, member, cause, credits, at }));
const accountsOf = async (member: MemberId) => {
  const { rows } = await sql<{ account: string; credits: number }>`
    select account, sum(credits)::int credits from (
      select to_account account, credits from ledger where member_id = ${member}
      union all select from_account, -credits from ledger where member_id = ${member}
    ) p group by account having sum(credits) <> 0`.execute(database.db);
  return Object.fromEntries(rows.map((row) => [row.account, row.credits]));
};

test("the credits of sign-up are given once, however often and however parallel", async () => {
  const { id: member } = aHolder();
  const grant = { site, member, cause: "signup", credits: 30, at };
  const given = await Promise.all(
    Array.from({ length: 20 }, () => inTx((tx) => grantBonus(tx, grant))),
  );
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await balanceOf(reading(database.db, site), member)).toBe(30);
});

test("one payment buys once", async () => {
  const { id: member } = aHolder();
  const paid = { minor: 1_000, currency: "EUR" as const };
  const purchase = { site, member, payment: randomUUID(), credits: 100, paid, at };
  const bought = await Promise.all(
    Array.from({ length: 20 }, () => inTx((tx) => addPurchase(tx, purchase))),
  );
  expect(bought.filter(Boolean)).toHaveLength(1);
  expect(await balanceOf(reading(database.db, site), member)).toBe(100);
});

test("bonus is spent before bought, and a spending with the same cause happens once", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 15);
  await buyCredits(database.db, holder, 100);
  const cause = randomUUID();
  expect(await spend(holder.id, 20, cause)).toBe(95);
  expect(await spend(holder.id, 20, cause)).toBe(95);
  expect(await accountsOf(holder.id)).toEqual({
    granted: -15,
    sold: -100,
    bought: 95,
    spent: 20,
  });
});

test("too little is refused with price and balance, and nothing moves", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 9);
  await expect(spend(holder.id, 10)).rejects.toMatchObject({
    code: "not_enough_credits",
    details: { price: 10, balance: 9 },
  });
  await expect(spend(aHolder().id, 10)).rejects.toMatchObject({
    details: { price: 10, balance: 0 },
  });
  expect(await balanceOf(reading(database.db, site), holder.id)).toBe(9);
});

test("200 parallel spendings of 10 with 100 credits: exactly ten", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 55);
  await buyCredits(database.db, holder, 45);
  const all = await Promise.allSettled(Array.from({ length: 200 }, () => spend(holder.id, 10)));
  expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(10);
  expect(await balanceOf(reading(database.db, site), holder.id)).toBe(0);
});

test("the database splits every spending as the rule does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 60 }), async (...given) => {
      const [bonus, bought, credits] = given;
      const holder = aHolder();
      if (bonus > 0) await giveCredits(database.db, holder, bonus);
      if (bought > 0) await buyCredits(database.db, holder, bought);
      const expected = splitSpend({ bonus, bought }, credits);
      const spent = await spend(holder.id, credits).then(
        () => true,
        () => false,
      );
      expect(spent).toBe(expected !== null);
      const left = await accountsOf(holder.id);
      expect(left["bonus"] ?? 0).toBe(bonus - (expected?.bonus ?? 0));
      expect(left["bought"] ?? 0).toBe(bought - (expected?.bought ?? 0));
    }),
    { numRuns: 60 },
  );
});

test("Premium by the rule and by the database are the same, whatever is taken back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 3 }), async (takenBack) => {
      const holder = aHolder();
      for (const one of takenBack) {
        const payment = await buyCredits(database.db, holder, 10);
        const back = { site, member: holder.id, payment, kind: "refunded", at } as const;
        if (one) await inTx((tx) => takeBackPurchase(tx, back));
      }
      const expected = isPremiumBy(takenBack.map((one) => ({ takenBack: one })));
      expect(await isPremium(reading(database.db, site), holder.id)).toBe(expected);
    }),
    { numRuns: 20 },
  );
});

test("a charge-back takes what is unspent; the rest is a debt, and it happens once", async () => {
  const holder = aHolder();
  const first = await buyCredits(database.db, holder, 100);
  await buyCredits(database.db, holder, 50);
  await spend(holder.id, 30);
  const back = { site, member: holder.id, payment: first, kind: "charged_back", at } as const;
  expect(await inTx((tx) => takeBackPurchase(tx, back))).toEqual({ taken: 70, debt: 30 });
  expect(await inTx((tx) => takeBackPurchase(tx, back))).toBeNull();
  expect(await balanceOf(reading(database.db, site), holder.id)).toBe(50);
  expect(await accountsOf(holder.id)).toMatchObject({ debt: -30, charged_back: 100, bought: 50 });
  expect(await isPremium(reading(database.db, site), holder.id)).toBe(true);
});

test("the average price paid is over all purchases that stand; none before the first", async () => {
  const holder = aHolder();
  expect(await averagePricePaid(database.db, site, holder.id)).toBeNull();
  await buyCredits(database.db, holder, 100, { minor: 1_500, currency: "EUR" });
  const second = await buyCredits(database.db, holder, 300, { minor: 2_500, currency: "EUR" });
  expect(await averagePricePaid(database.db, site, holder.id)).toEqual({
    credits: 400,
    money: { minor: 4_000, currency: "EUR" },
  });
  const back = { site, member: holder.id, payment: second, kind: "refunded", at } as const;
  await inTx((tx) => takeBackPurchase(tx, back));
  expect(await averagePricePaid(database.db, site, holder.id)).toEqual({
    credits: 100,
    money: { minor: 1_500, currency: "EUR" },
  });
});

test("who paid in two currencies has the average of the one last paid in", async () => {
  const holder = aHolder();
  await buyCredits(database.db, holder, 100, { minor: 1_500, currency: "EUR" });
  await buyCredits(database.db, holder, 100, { minor: 2_000, currency: "CHF" });
  await buyCredits(database.db, holder, 300, { minor: 5_000, currency: "CHF" });
  expect(await averagePricePaid(database.db, site, holder.id)).toEqual({
    credits: 400,
    money: { minor: 7_000, currency: "CHF" },
  });
});

test("credits of one site are none on another", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 30);
  const elsewhere = "second-spring" as SiteId;
  expect(await balanceOf(reading(database.db, elsewhere), holder.id)).toBe(0);
  expect(await isPremium(reading(database.db, elsewhere), holder.id)).toBe(false);
});

test.each([
  "update ledger set credits = credits + 1",
  "delete from ledger",
  "truncate ledger",
  "update credit_purchase set credits = 1",
  "delete from credit_purchase_reversal",
  "update wallet set bonus = -1",
  "update wallet set bought = -1",
  "insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at) values ('vonk', gen_random_uuid(), 'x', 'granted', 'bought', 1, now())",
  "insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at) values ('vonk', gen_random_uuid(), 'x', 'granted', 'bonus', -1, now())",
])("the database refuses: %s", async (statement) => {
  await giveCredits(database.db, aHolder(), 5);
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(
    /only ever added|check constraint/,
  );
});

test("a wallet that was tampered with is found", async () => {
  const holder = aHolder();
  await giveCredits(database.db, holder, 5);
  await sql`update wallet set bonus = 6 where member_id = ${holder.id}`.execute(database.db);
  expect((await verifyLedger(database.db, site)).wallets).toMatchObject([
    { member_id: holder.id, wallet_bonus: 6, bonus: 5 },
  ]);
  await sql`update wallet set bonus = 5 where member_id = ${holder.id}`.execute(database.db);
});
