import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { SignatureValidator } from "mollie-api-typescript";
import { expect, test } from "vitest";
import type { MemberId, OrderId, SiteId } from "#contract/shared/ids.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { getBalance } from "#tests/world/get-balance.ts";
import { createMollieProvider } from "#server/providers/payment/mollie-payment.ts";
import { noMail } from "#tests/mail/no-mail.ts";
import { startWorkers } from "#server/platform/queue/queue.ts";
import { createWorkforce } from "#server/roles/jobs/jobs.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSandbox, pageOf } from "#tests/world/a-sandbox.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { spendCredits } from "#tests/world/give-credits.ts";
import { readContext } from "#tests/world/read-context.ts";

const SECRET = "a secret of the provider";
const sandbox = await aSandbox({ now: () => app.clock.now() }, async () => 200);
const app = testApp({
  SANDBOX_PORT: sandbox.port,
  MOLLIE_WEBHOOK_SECRET: `${SECRET},an older one`,
});

interface Opened {
  readonly member: MemberId;
  readonly host: string;
  readonly id: OrderId;
  readonly page: string;
  readonly ref: string;
}

async function open(member: MemberId, host: string, country: "NL" | "DE"): Promise<Opened> {
  const ctx = await aContext(app.context, member, { host });
  const body = { id: randomUUID(), bundle: "small", method: "creditcard", country } as const;
  const { payment_id: id, next } = await app.context.calls(ctx, "POST /api/orders", { body });
  const { rows } = await sql<{ provider_ref: string }>`
    select provider_ref from payment_attempt where order_id = ${id}`.execute(app.db);
  return { member, host, id, page: pageOf(next), ref: rows[0]?.provider_ref ?? "" };
}

interface Delivery {
  readonly body: string;
  readonly signature?: string;
}

const classic = (ref: string): Delivery => ({ body: `id=${ref}` });
const event = (ref: string, type: string) =>
  JSON.stringify({
    resource: "event",
    id: `event_${randomUUID()}`,
    type,
    entityId: ref,
    createdAt: "2026-11-21T12:00:00.0Z",
    _embedded: { entity: { status: "paid", amount: { value: "0.01", currency: "EUR" } } },
    _links: {},
  });

async function signed(ref: string, type: string, secret: string): Promise<Delivery> {
  const body = event(ref, type);
  return { body, signature: `sha256=${await SignatureValidator.createSignature(body, secret)}` };
}

async function deliver({ body, signature }: Delivery): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const answer = await app.server.inject({
    method: "POST",
    url: "/api/payments/webhook/sandbox",
    payload: body,
    headers: {
      "content-type": body.startsWith("{")
        ? "application/json"
        : "application/x-www-form-urlencoded",
      ...(signature !== undefined && { "x-mollie-signature": signature }),
    },
  });
  return { status: answer.statusCode, ms: performance.now() - started };
}

/** A random generator that repeats a printed seed (mulberry32). */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function shuffled<T>(list: readonly T[], chance: (below: number) => number): T[] {
  const left = [...list];
  return list.map(() => left.splice(chance(left.length), 1)[0] as T);
}

/**
 * Makes the provider store another payment under this order: a different amount, currency or order.
 */
async function swapAtProvider({ id, ref }: Opened, n: number): Promise<string> {
  const provider = createMollieProvider({
    account: "sandbox",
    apiKey: "test_somebody_else",
    serverUrl: sandbox.url,
    webhookSecrets: [],
  });
  const created = await provider.create({
    key: randomUUID(),
    order: n % 3 === 2 ? randomUUID() : id,
    amount: [
      { minor: 1, currency: "EUR" } as const,
      { minor: 588, currency: "USD" } as const,
      { minor: 588, currency: "EUR" } as const,
    ][n % 3] ?? { minor: 1, currency: "EUR" },
    method: "creditcard",
    issuer: null,
    merchant: "Vonk",
    description: "Vonk",
    returnUrl: "http://localhost:3000/",
    webhookUrl: "http://127.0.0.1:3000/",
    locale: "nl",
    country: "NL",
  });
  await sql`update payment_attempt set provider_ref = ${created.ref},
    next_step = ${JSON.stringify(created.next)} where provider_ref = ${ref}`.execute(app.db);
  await sandbox.choose(pageOf(created.next), "pay");
  return created.ref;
}

test("1,000 shuffled, repeated, forged and late webhooks for 50 payments are 50 purchases", async () => {
  const seed = Number(process.env["SEED"] ?? randomInt(2 ** 31));
  const chance = chanceOf(seed);
  const members = await Promise.all([
    ...Array.from({ length: 7 }, () => aMember(app.db)),
    ...Array.from({ length: 3 }, () => aMember(app.db, { site: "zweiter-fruehling" })),
  ]);
  const openFor = (n: number) => {
    const { id, site } = members[n % members.length] ?? { id: "" as MemberId, site: "" };
    const german = site === "zweiter-fruehling";
    return open(id, german ? "zweiter.localhost" : "localhost", german ? "DE" : "NL");
  };
  const good = await Promise.all(Array.from({ length: 50 }, (_, n) => openFor(n)));
  const lost = await Promise.all(Array.from({ length: 6 }, (_, n) => openFor(n)));
  const wrong = await Promise.all(Array.from({ length: 6 }, (_, n) => openFor(n)));
  const wrongRefs = await Promise.all(wrong.map(swapAtProvider));

  const deliveries: Delivery[] = [];
  const pick = <T>(list: readonly T[]) => list[chance(list.length)] as T;
  for (let n = 0; n < 1_000; n += 1) {
    const { ref } = good[n % 50] as Opened;
    if (n < 600) deliveries.push(classic(ref));
    else if (n < 700)
      deliveries.push(await signed(ref, "payment.paid", pick([SECRET, "an older one"])));
    else if (n < 760) deliveries.push(await signed(ref, "payment.failed", SECRET));
    else if (n < 820) deliveries.push(await signed(ref, "payment.paid", "not the secret"));
    else if (n < 860) deliveries.push({ body: event(ref, "payment.paid") });
    else if (n < 900) deliveries.push(classic(wrongRefs[n % wrongRefs.length] ?? ""));
    else if (n < 940) deliveries.push(classic(pick(lost).ref));
    else if (n < 970) deliveries.push(classic(`tr_${randomUUID().replaceAll("-", "")}`));
    else
      deliveries.push({
        body: pick(["", "id=", "{", "id=tr_%00", '{"id":1}', "id[]=tr_1", "\u0000"]),
      });
  }
  const order = shuffled(deliveries, chance);
  const payAt = shuffled(
    good.map((_, n) => n * 12),
    chance,
  );
  const working = await startWorkers(createWorkforce(app.context, noMail));
  const answers: { status: number; ms: number }[] = [];
  for (let from = 0; from < order.length; from += 20) {
    const due = good.filter((_, n) => (payAt[n] ?? 0) >= from && (payAt[n] ?? 0) < from + 20);
    app.clock.advance(2_500);
    const [answered] = await Promise.all([
      Promise.all(order.slice(from, from + 20).map(deliver)),
      ...due.map(({ page }) => sandbox.choose(page, "pay_twice")),
      ...due.map(({ member, host, id }) => look(member, host, id)),
    ]);
    answers.push(...answered);
  }
  await Promise.all(
    lost.map(({ page }, n) =>
      sandbox.choose(page, (["fail", "cancel", "expire"] as const)[n % 3] ?? "fail"),
    ),
  );
  for (const { ref } of [...good, ...lost]) await deliver(classic(ref));
  await working.stop();
  await drainQueue(app.context);

  const purchases = await rowsOf<{ cause: string; credits: number }>("credit_purchase");
  const p99 = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[989] ?? Number.NaN;
  process.stdout.write(
    `R3: 1,000 webhooks of 50 payments: ${purchases.length} bought, p99 ${p99.toFixed(0)} ms, seed ${seed}\n`,
  );
  expect(purchases.map(({ cause }) => cause).toSorted(), `seed ${seed}`).toEqual(
    good.map(({ id }) => `payment:${id}`).toSorted(),
  );
  expect(await rowsOf("ledger")).toHaveLength(50);
  // One event and one mail for each purchase and for each differing payment.
  expect(await rowsOf("domain_event")).toHaveLength(56);
  expect(await rowsOf("mail")).toHaveLength(56);
  expect(await rowsOf("payment_mismatch")).toHaveLength(6);
  const wallets = await rowsOf<{ bought: number }>("wallet");
  const bought = (list: readonly { credits?: number; bought?: number }[]) =>
    list.reduce((sum, { credits = 0, bought: held = 0 }) => sum + credits + held, 0);
  expect(bought(wallets)).toBe(bought(purchases));
  expect(await statesOf(lost)).toEqual([
    "canceled",
    "canceled",
    "expired",
    "expired",
    "failed",
    "failed",
  ]);
  expect(await statesOf(wrong)).toEqual(Array(6).fill("open"));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(60);
  expect(p99).toBeLessThan(1_000);
});

const reversals = [
  "refund_part",
  "refund",
  "fail_refund",
  "charge_back_part",
  "charge_back",
  "withdraw",
] as const;

test("1,000 shuffled webhooks with refunds and charge-backs leave the ledger balanced", async () => {
  const seed = Number(process.env["SEED"] ?? randomInt(2 ** 31));
  const chance = chanceOf(seed);
  const members = await Promise.all(Array.from({ length: 10 }, () => aMember(app.db)));
  const paid = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      open((members[n % 10] ?? { id: "" as MemberId }).id, "localhost", "NL"),
    ),
  );
  // Half of the payments are paid before the first webhook, the others in between.
  const payAt = paid.map((_, n) => (n < 25 ? 0 : chance(40) * 20));
  const deliveries = shuffled(
    Array.from({ length: 1_000 }, (_, n) => classic((paid[n % 50] as Opened).ref)),
    chance,
  );
  const working = await startWorkers(createWorkforce(app.context, noMail));
  for (let from = 0; from < deliveries.length; from += 20) {
    const due = paid.filter((_, n) => payAt[n] === from);
    const done = paid.filter((_, n) => (payAt[n] ?? 0) < from);
    const reversed =
      done.length > 0 ? [0, 1, 2].map(() => done[chance(done.length)] as Opened) : [];
    const names = reversed.map(() => reversals[chance(reversals.length)] ?? "refund");
    const spender = members[chance(5)];
    app.clock.advance(2_500);
    await Promise.all([
      ...deliveries.slice(from, from + 20).map(deliver),
      ...due.map(({ page }) => sandbox.choose(page, "pay")),
      ...reversed.map(({ page }, n) => sandbox.reverse(page, names[n] ?? "refund")),
      // Five of the members spend whenever they have enough.
      ...(spender ? [spendCredits(app.db, spender, 7).catch(() => undefined)] : []),
    ]);
  }
  for (const { ref } of paid) await deliver(classic(ref));
  await working.stop();
  await drainQueue(app.context);

  const atProvider = new Map(sandbox.payments().map((payment) => [payment.id, payment]));
  const expected = paid.map(({ ref }) => {
    const { refunded = 0, chargedBack = 0 } = atProvider.get(ref) ?? {};
    return { ref, refunded, chargedBack };
  });
  const { rows } = await sql<{ ref: string; refunded: number; chargedBack: number }>`
    select distinct on (a.id) a.provider_ref as ref, r.refunded_minor as refunded,
      r.charged_back_minor as "chargedBack"
    from payment_attempt a join payment_reversal r on r.attempt_id = a.id
    order by a.id, r.id desc`.execute(app.db);
  const stored = new Map(rows.map((row) => [row.ref, row]));
  const nothing = { refunded: 0, chargedBack: 0 };
  expect(
    paid.map(({ ref }) => ({ ...nothing, ref, ...stored.get(ref) })),
    `seed ${seed}`,
  ).toEqual(expected);
  await assertConsistent(app.db, "vonk" as SiteId);
  const share = (minor: number) => Math.round((60 * Math.min(minor, 588)) / 588);
  for (const member of members) {
    const own = paid.flatMap(({ member: id, ref }) =>
      id === member.id ? [expected.find((one) => one.ref === ref) ?? { ref, ...nothing }] : [],
    );
    const left = own.map(({ refunded, chargedBack }) => {
      const toChargeBack = share(chargedBack);
      return 60 - toChargeBack - Math.min(share(refunded), 60 - toChargeBack);
    });
    const balance = await getBalance(readContext(app.db, member.site), member.id);
    const spends = members.indexOf(member) < 5;
    const maximum = left.reduce((sum, credits) => sum + credits, 0);
    if (spends) expect(balance).toBeLessThanOrEqual(maximum);
    else expect(balance, `seed ${seed}`).toBe(maximum);
    const stillPremium = own.some(({ refunded, chargedBack }) => refunded + chargedBack < 588);
    expect(await isPremium(readContext(app.db, member.site), member.id)).toBe(stillPremium);
  }
});

async function look(member: MemberId, host: string, id: OrderId): Promise<void> {
  const ctx = await aContext(app.context, member, { host });
  await app.context.calls(ctx, "GET /api/transactions/:id", { params: { id } });
}

async function rowsOf<Row>(table: string): Promise<Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)}`.execute(app.db)).rows;
}

async function statesOf(payments: readonly Opened[]): Promise<string[]> {
  const states = await Promise.all(
    payments.map(({ id }) =>
      sql<{ state: string }>`
        select s.state from payment_state s join payment_attempt a on a.id = s.attempt_id
        where a.order_id = ${id} order by s.id desc limit 1`.execute(app.db),
    ),
  );
  return states.map(({ rows }) => rows[0]?.state ?? "none").toSorted();
}
