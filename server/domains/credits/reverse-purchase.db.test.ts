import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { testDatabase } from "#tests/test-database.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { buyCredits, spendCredits } from "#tests/world/give-credits.ts";
import { ledgerAccounts } from "#tests/world/ledger-accounts.ts";
import { readContext } from "#tests/world/read-context.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { isPremium } from "./reads.ts";
import { getBalance } from "#tests/world/get-balance.ts";
import { settleReturnedCredits, reversePurchase } from "./reverse-purchase.ts";
import { verifyLedger } from "./verify-store.ts";

const database = testDatabase();
const at = new Date("2026-11-21T12:00:00Z");
const site = "vonk" as SiteId;

beforeAll(async () => {
  for (const one of demoSites) await saveSite(database.db, one);
});

afterEach(() => assertConsistent(database.db, site));

const aHolder = () => ({ id: randomUUID() as MemberId, site });
const inTx = <T>(act: (tx: Tx) => Promise<T>) => database.db.transaction().execute(act);
const spend = (member: MemberId, credits: number) =>
  spendCredits(database.db, { id: member, site }, credits);
const accountsOf = (member: MemberId) => ledgerAccounts(database.db, member);

/** The total returned of a payment, as the provider reports it. */
const reverse = (
  member: MemberId,
  payment: string,
  money: { refunded?: number; chargedBack?: number },
) =>
  inTx((tx) =>
    reversePurchase(tx, {
      site,
      member,
      payment,
      money: { refunded: 0, chargedBack: 0, ...money },
      at,
    }),
  );
const balance = (member: MemberId) => getBalance(readContext(database.db, site), member);
const premium = (member: MemberId) => isPremium(readContext(database.db, site), member);

test("a charge-back takes the purchase's unspent credits, and the spent ones become a debt", async () => {
  const holder = aHolder();
  const first = await buyCredits(database.db, holder, 100);
  await buyCredits(database.db, holder, 50);
  await spend(holder.id, 30);
  expect(await reverse(holder.id, first, { chargedBack: 1_000 })).toEqual({
    before: { refunded: 0, chargedBack: 0, debt: 0 },
    now: { refunded: 0, chargedBack: 70, debt: 30 },
    premium: "unchanged",
  });
  expect(await reverse(holder.id, first, { chargedBack: 1_000 })).toBeNull();
  expect(await balance(holder.id)).toBe(50);
  expect(await accountsOf(holder.id)).toMatchObject({ debt: -30, charged_back: 100, bought: 50 });
  expect(await premium(holder.id)).toBe(true);
});

test("twenty parallel reports of one charge-back take the credits once", async () => {
  const holder = aHolder();
  const payment = await buyCredits(database.db, holder, 100);
  const changes = await Promise.all(
    Array.from({ length: 20 }, () => reverse(holder.id, payment, { chargedBack: 400 })),
  );
  expect(changes.filter((change) => change !== null)).toHaveLength(1);
  expect(await balance(holder.id)).toBe(60);
});

test("Premium ends with the last purchase and returns with a withdrawn charge-back", async () => {
  const holder = aHolder();
  const [first, second] = [
    await buyCredits(database.db, holder, 100),
    await buyCredits(database.db, holder, 100),
  ];
  await reverse(holder.id, first, { refunded: 1_000 });
  await reverse(holder.id, second, { chargedBack: 999 });
  expect(await premium(holder.id)).toBe(true);
  await reverse(holder.id, second, { chargedBack: 1_000 });
  expect([await premium(holder.id), await balance(holder.id)]).toEqual([false, 0]);
  await reverse(holder.id, second, {});
  expect([await premium(holder.id), await balance(holder.id)]).toEqual([true, 100]);
});

test("a withdrawn charge-back gives the credits back and cancels the debt", async () => {
  const holder = aHolder();
  const payment = await buyCredits(database.db, holder, 100);
  await spend(holder.id, 30);
  await reverse(holder.id, payment, { chargedBack: 1_000 });
  await reverse(holder.id, payment, {});
  expect(await accountsOf(holder.id)).toEqual({ sold: -100, bought: 70, spent: 30 });
  await spend(holder.id, 70);
  expect(await balance(holder.id)).toBe(0);
});

test("partial refunds add up, and spent credits of a refund are not a debt", async () => {
  const holder = aHolder();
  const payment = await buyCredits(database.db, holder, 100);
  await reverse(holder.id, payment, { refunded: 250 });
  expect(await balance(holder.id)).toBe(75);
  await reverse(holder.id, payment, { refunded: 500 });
  expect(await balance(holder.id)).toBe(50);
  await spend(holder.id, 30);
  await reverse(holder.id, payment, { refunded: 1_000 });
  expect(await accountsOf(holder.id)).toEqual({ sold: -100, refunded: 70, spent: 30 });
});

test("credits of a message that was never sent pay the debt of their purchase", async () => {
  const holder = aHolder();
  const payment = await buyCredits(database.db, holder, 100);
  const cause = `message:${randomUUID()}`;
  await spendCredits(database.db, holder, 10, { cause, setAside: true });
  await spend(holder.id, 20);
  await reverse(holder.id, payment, { chargedBack: 1_000 });
  expect(await accountsOf(holder.id)).toMatchObject({ debt: -30, bought_set_aside: 10 });
  await inTx(async (tx) => {
    await sql`select settle_set_aside(${site}, ${holder.id}, array[${cause}], false, ${at})`.execute(
      tx,
    );
    await settleReturnedCredits(tx, site, holder.id, at);
  });
  expect(await accountsOf(holder.id)).toEqual({
    sold: -100,
    spent: 20,
    charged_back: 100,
    debt: -20,
  });
  expect(await balance(holder.id)).toBe(0);
});

test("in any order of purchases, messages and reversals the ledger balances", async () => {
  const step = fc.oneof(
    fc.record({ is: fc.constant("buy" as const), credits: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ is: fc.constant("spend" as const), credits: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      is: fc.constant("reverse" as const),
      purchase: fc.nat(3),
      refunded: fc.nat(700),
      chargedBack: fc.nat(700),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const holder = aHolder();
      const payments: string[] = [];
      for (const one of steps) {
        if (one.is === "buy") payments.push(await buyCredits(database.db, holder, one.credits));
        if (one.is === "spend") await spend(holder.id, one.credits).catch(() => undefined);
        const payment = one.is === "reverse" ? payments[one.purchase] : undefined;
        if (one.is === "reverse" && payment) await reverse(holder.id, payment, one);
      }
      expect(await verifyLedger(database.db, site)).toEqual([]);
      // After all are withdrawn, it is as if nothing had been returned.
      for (const payment of payments) await reverse(holder.id, payment, {});
      const { sold = 0, spent = 0, bought = 0, ...others } = await accountsOf(holder.id);
      expect([others, sold + bought + spent]).toEqual([{}, 0]);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ["without a purchase", [], false],
  ["with one purchase", [0], true],
  ["with one partly reversed purchase", [99], true],
  ["with one reversed purchase", [100], false],
  ["with one of two purchases reversed", [100, 0], true],
  ["with two reversed purchases", [100, 100], false],
])("a member %s is Premium or not", async (_, wentBack, expected) => {
  const holder = aHolder();
  for (const minor of wentBack) {
    const payment = await buyCredits(database.db, holder, 10);
    await reverse(holder.id, payment, { refunded: minor });
  }
  expect(await premium(holder.id)).toBe(expected);
});
