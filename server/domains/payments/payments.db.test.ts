import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Transaction } from "#contract/payments.ts";
import type { MemberId, OrderId } from "#contract/shared/ids.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { getBalance } from "#tests/world/get-balance.ts";
import type { AppError } from "#server/platform/http/app-error.ts";
import { createPageApi } from "#server/roles/pages/page-api.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSandbox, pageOf } from "#tests/world/a-sandbox.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { readContext } from "#tests/world/read-context.ts";

/** The provider's webhooks; a test delivers them or lets them get lost. */
const notices: { url: string; form: string }[] = [];
const sandbox = await aSandbox({ now: () => app.clock.now() }, async (url, form) => {
  notices.push({ url, form: form.toString() });
  return 200;
});
const app = testApp({ SANDBOX_PORT: sandbox.port });

const choice = { bundle: "medium", method: "ideal", country: "NL" } as const;
type Member = Awaited<ReturnType<typeof aMember>>;

async function order(member: Member, given: object = {}, host = "localhost") {
  const ctx = await aContext(app.context, member.id, { host });
  const body = { id: randomUUID(), ...choice, ...given };
  const { payment_id, next } = await app.context.calls(ctx, "POST /api/orders", { body });
  return { payment_id, page: pageOf(next) };
}

async function transaction(member: { id: MemberId }, id: OrderId, host = "localhost") {
  const ctx = await aContext(app.context, member.id, { host });
  const answer = await app.context.calls(ctx, "GET /api/transactions/:id", { params: { id } });
  return answer.transaction;
}

/** The transaction in the list, which never asks the provider. */
async function listed(member: Member, id: OrderId) {
  const ctx = await aContext(app.context, member.id);
  const list = await app.context.calls(ctx, "GET /api/transactions", { query: {} });
  return list.transactions.find(({ payment_id }) => payment_id === id);
}

function deliver(form: string, headers: Record<string, string> = {}) {
  return app.server.inject({
    method: "POST",
    url: "/api/payments/webhook/sandbox",
    payload: form,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
}

async function refOf(id: OrderId): Promise<string> {
  const { rows } = await sql<{ provider_ref: string }>`
    select provider_ref from payment_attempt where order_id = ${id}`.execute(app.db);
  return rows[0]?.provider_ref ?? "";
}

const count = async (table: string, where = sql`true`) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${where}`.execute(app.db);
  return rows[0]?.n;
};

const rejected = (code: string) => expect.objectContaining({ code }) as AppError;

test("a paid order adds credits and Premium after its webhook", async () => {
  const member = await aMember(app.db);
  const { payment_id, page } = await order(member);
  expect(await transaction(member, payment_id)).toEqual({
    payment_id,
    status: "loading",
    bundle: "medium",
    credits: 150,
    amount: { minor: 1380, currency: "EUR" },
    vat: { minor: 240, currency: "EUR" },
    vat_percentage: 21,
    method: "ideal",
    method_name: "iDEAL | Wero",
    country: "NL",
    ordered_at: "2026-11-21T12:00:00.000Z",
    status_at: null,
    failure: null,
    next: { is: "redirect", url: page },
    retry_until: "2026-11-22T12:00:00.000Z",
    difference: null,
    surplus: null,
    reversal: null,
  } satisfies Transaction);
  const back = await sandbox.choose(page, "pay");
  expect(back).toBe(`http://localhost:3000/transactions/${payment_id}`);
  const ref = await refOf(payment_id);
  await expect.poll(() => notices.map(({ form }) => form)).toContain(`id=${ref}`);
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(0);
  expect((await deliver(`id=${ref}`)).statusCode).toBe(200);
  await drainQueue(app.context);
  expect(await listed(member, payment_id)).toMatchObject({
    status: "completed",
    status_at: "2026-11-21T12:00:00.000Z",
    next: null,
  });
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(150);
  expect(await isPremium(readContext(app.db, member.site), member.id)).toBe(true);
  const mails = await sql<{ to_address: string; text: string }>`
    select to_address, text from mail where kind = 'payment'`.execute(app.db);
  expect(mails.rows).toMatchObject([{ to_address: member.email }]);
  expect(mails.rows[0]?.text).toContain(`http://localhost:3000/transactions/${payment_id}`);
  expect(mails.rows[0]?.text.replaceAll("\u00a0", " ")).toContain(
    "€ 13,80 betaald. Betaalmethode: iDEAL",
  );
  expect(await count("domain_event", sql`data->>'order' = ${payment_id}`)).toBe(1);
});

test("a member with an unconfirmed address can buy credits and becomes Premium", async () => {
  const member = await aMember(app.db, { confirmed: false });
  const { payment_id, page } = await order(member);
  await sandbox.choose(page, "pay");
  expect((await deliver(`id=${await refOf(payment_id)}`)).statusCode).toBe(200);
  await drainQueue(app.context);
  expect(await listed(member, payment_id)).toMatchObject({ status: "completed" });
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(150);
  expect(await isPremium(readContext(app.db, member.site), member.id)).toBe(true);
});

test("the browser's return changes nothing; the payment screen asks the provider", async () => {
  const member = await aMember(app.db);
  const { payment_id, page } = await order(member);
  expect((await transaction(member, payment_id)).status).toBe("loading");
  await sandbox.choose(page, "pay_lost");
  expect((await transaction(member, payment_id)).status).toBe("loading");
  app.clock.advance(2_000);
  const screens = await Promise.all(
    Array.from({ length: 5 }, () => transaction(member, payment_id)),
  );
  expect(screens.filter(({ status }) => status === "completed").length).toBeGreaterThan(0);
  expect((await transaction(member, payment_id)).status).toBe("completed");
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(150);
});

test("a page that settles a new payment shows the resulting balance", async () => {
  const member = await aMember(app.db);
  const { payment_id, page } = await order(member);
  await sandbox.choose(page, "pay");
  const pageApi = createPageApi(app.context, await aContext(app.context, member.id), () =>
    Promise.resolve(),
  );
  const standing = async () => {
    const { credits, paid_user } = (await pageApi("GET /api/user.php", {})).user;
    return { credits, paid_user };
  };
  expect(await standing()).toEqual({ credits: 0, paid_user: false });
  const { transaction: shown } = await pageApi("GET /api/transactions/:id", {
    params: { id: payment_id },
  });
  expect(shown.status).toBe("completed");
  expect(await standing()).toEqual({ credits: 150, paid_user: true });
});

test("the reconciliation settles a payment whose return and webhooks were lost", async () => {
  const member = await aMember(app.db);
  const { payment_id, page } = await order(member);
  await sandbox.choose(page, "pay_lost");
  app.clock.advance(119_000);
  await reconcilePayments(app.context.services);
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(0);
  app.clock.advance(1_000);
  await Promise.all([1, 2, 3].map(() => reconcilePayments(app.context.services)));
  expect((await listed(member, payment_id))?.status).toBe("completed");
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(150);
});

test("the reconciliation retries after the provider was unavailable", async () => {
  const member = await aMember(app.db);
  const { payment_id, page } = await order(member);
  await sandbox.choose(page, "pay_lost");
  await sandbox.stop();
  app.clock.advance(2 * 60_000);
  await reconcilePayments(app.context.services);
  await sandbox.start();
  app.clock.advance(13 * 60_000);
  await reconcilePayments(app.context.services);
  expect((await listed(member, payment_id))?.status).toBe("completed");
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(150);
});

test("a pending payment shows as being processed until the provider decides it", async () => {
  const member = await aMember(app.db);
  const { payment_id, page } = await order(member);
  await sandbox.choose(page, "pending");
  app.clock.advance(2 * 60_000);
  await reconcilePayments(app.context.services);
  expect(await listed(member, payment_id)).toMatchObject({
    status: "pending",
    next: { is: "redirect", url: page },
    retry_until: null,
  });
  await sandbox.choose(page, "pay");
  app.clock.advance(12 * 60_000);
  await reconcilePayments(app.context.services);
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(0);
  app.clock.advance(60_000);
  await reconcilePayments(app.context.services);
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(150);
});

test.each([
  ["fail", "failed", "unknown"],
  ["cancel", "cancelled", null],
  ["expire", "cancelled", null],
] as const)("%s shows as %s and adds nothing", async (outcome, status, failure) => {
  const member = await aMember(app.db);
  const { payment_id, page } = await order(member);
  await sandbox.choose(page, outcome);
  await deliver(`id=${await refOf(payment_id)}`);
  await drainQueue(app.context);
  expect(await listed(member, payment_id)).toMatchObject({
    status,
    failure,
    next: null,
  });
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(0);
  expect(await isPremium(readContext(app.db, member.site), member.id)).toBe(false);
});

test("a declined card shows the reason", async () => {
  const member = await aMember(app.db);
  const { payment_id, page } = await order(member, { method: "visa" });
  await sandbox.payByCard(page, "4000 0000 0000 9995");
  await deliver(`id=${await refOf(payment_id)}`);
  await drainQueue(app.context);
  expect(await listed(member, payment_id)).toMatchObject({
    status: "failed",
    failure: "insufficient_funds",
    method: "visa",
    method_name: "Visa",
  });
});

test("repeated and parallel requests with one id are one order and one payment", async () => {
  const member = await aMember(app.db);
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(member, { id })));
  answers.push(await order(member, { id: id.toUpperCase() }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await count("payment_order", sql`member_id = ${member.id}`)).toBe(1);
  const overview = await (await fetch(`${sandbox.url}/`)).text();
  const ref = await refOf(answers[0]?.payment_id ?? ("" as OrderId));
  expect(overview.split(ref)).toHaveLength(2);
});

test.each([
  { bundle: "small" },
  { method: "creditcard" },
  { country: "BE", method: "creditcard" },
  { issuer: "ideal_TESTNL1A" },
])("the same id with different content %j is rejected", async (other) => {
  const member = await aMember(app.db);
  const id = randomUUID();
  await order(member, { id });
  await expect(order(member, { id, ...other })).rejects.toEqual(rejected("order_id_used"));
  expect(await count("payment_order", sql`member_id = ${member.id}`)).toBe(1);
});

test("two members can use the same request id, each for their own order", async () => {
  const [one, other] = [await aMember(app.db), await aMember(app.db)];
  const id = randomUUID();
  const [first, second] = [await order(one, { id }), await order(other, { id, bundle: "small" })];
  expect(first.payment_id).not.toBe(second.payment_id);
});

test("a transaction of another member or site is neither found nor listed", async () => {
  const [owner, other] = [await aMember(app.db), await aMember(app.db)];
  const elsewhere = await aMember(app.db, { site: "zweiter-fruehling" });
  const { payment_id } = await order(owner);
  await expect(transaction(other, payment_id)).rejects.toEqual(rejected("not_found"));
  await expect(transaction(elsewhere, payment_id, "zweiter.localhost")).rejects.toEqual(
    rejected("not_found"),
  );
  await expect(transaction(owner, payment_id, "zweiter.localhost")).rejects.toEqual(
    rejected("not_found"),
  );
  const ctx = await aContext(app.context, other.id);
  const list = await app.context.calls(ctx, "GET /api/transactions", { query: {} });
  expect(list).toEqual({ transactions: [], page: 1, more: false });
});

test("lists the newest orders first, twenty a page", async () => {
  const member = await aMember(app.db);
  const ids: OrderId[] = [];
  for (let n = 0; n < 21; n += 1) {
    app.clock.advance(1_000);
    ids.unshift((await order(member)).payment_id);
  }
  const ctx = await aContext(app.context, member.id);
  const pages = await Promise.all(
    ["1", "2"].map((page) => app.context.calls(ctx, "GET /api/transactions", { query: { page } })),
  );
  expect(pages.flatMap(({ transactions }) => transactions.map((one) => one.payment_id))).toEqual(
    ids,
  );
  expect(pages.map(({ page, more }) => [page, more])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test("an order that failed while the provider was unavailable can be retried with its id", async () => {
  const member = await aMember(app.db);
  const other = await aMember(app.db);
  const waiting = await order(other);
  await sandbox.stop();
  const id = randomUUID();
  await expect(order(member, { id })).rejects.toEqual(rejected("payment_unavailable"));
  expect((await transaction(other, waiting.payment_id)).status).toBe("loading");
  await sandbox.start();
  const { payment_id, page } = await order(member, { id });
  await sandbox.choose(page, "pay");
  app.clock.advance(2_000);
  expect((await transaction(member, payment_id)).status).toBe("completed");
});

test("an order at an outdated price is rejected, and a placed order keeps its price", async () => {
  const member = await aMember(app.db);
  const ctx = await aContext(app.context, member.id);
  const { offer } = await app.context.calls(ctx, "GET /api/credits/offer", { query: {} });
  const { price } = offer.bundles.find(({ id }) => id === choice.bundle) ?? {};
  if (!price) throw new Error("the bundle is on offer");
  const id = randomUUID();
  const ordered = await order(member, { id, price });
  for (const shown of [
    { ...price, minor: price.minor - 1 },
    { ...price, currency: "GBP" },
  ]) {
    await expect(order(member, { price: shown })).rejects.toEqual(rejected("price_changed"));
    await expect(order(member, { id, price: shown })).rejects.toEqual(rejected("order_id_used"));
  }
  expect(await order(member, { id, price })).toEqual(ordered);
  expect(await count("payment_order", sql`member_id = ${member.id}`)).toBe(1);
});

test.each(["cancel", "fail"] as const)(
  "a payment that ended with %s is not returned again, and a new order works",
  async (outcome) => {
    const member = await aMember(app.db);
    const id = randomUUID();
    const { payment_id, page } = await order(member, { id });
    expect((await order(member, { id })).page).toBe(page);
    await sandbox.choose(page, outcome);
    app.clock.advance(2_000);
    await transaction(member, payment_id);
    await expect(order(member, { id })).rejects.toEqual(rejected("order_expired"));
    expect((await order(member, { id: randomUUID() })).payment_id).not.toBe(payment_id);
  },
);

test("an order without a response is not retried after its idempotency key expired", async () => {
  const member = await aMember(app.db);
  await order(await aMember(app.db));
  await sandbox.stop();
  const id = randomUUID();
  await expect(order(member, { id })).rejects.toEqual(rejected("payment_unavailable"));
  await sandbox.start();
  app.clock.advance(50 * 60_000);
  await expect(order(member, { id })).rejects.toEqual(rejected("order_expired"));
  app.clock.advance(10 * 60_000);
  await reconcilePayments(app.context.services);
  const ctx = await aContext(app.context, member.id);
  const list = await app.context.calls(ctx, "GET /api/transactions", { query: {} });
  expect(list.transactions).toMatchObject([{ status: "cancelled", next: null }]);
});

test("orders, payment states and differences are append-only", async () => {
  for (const table of ["payment_order", "payment_state", "payment_mismatch"]) {
    const change = sql`delete from ${sql.table(table)}`.execute(app.db);
    await expect(change).rejects.toThrow("only ever added");
  }
});
