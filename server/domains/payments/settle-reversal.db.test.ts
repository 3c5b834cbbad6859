import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { spendCredits } from "#tests/world/give-credits.ts";
import { createLog } from "#server/platform/log.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import { openPaymentAccounts } from "#server/providers/payment/payment-accounts.ts";
import type { PaymentSnapshot } from "#server/providers/payment/port.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSandbox } from "#tests/world/a-sandbox.ts";
import { anOpenPayment } from "#tests/world/an-open-payment.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { ledgerAccounts } from "#tests/world/ledger-accounts.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const sandbox = await aSandbox({ now: () => app.clock.now() }, async () => 200);
const app = testApp({ SANDBOX_PORT: sandbox.port });

afterEach(() => assertConsistent(app.db, "vonk" as SiteId));

type Payment = Awaited<ReturnType<typeof anOpenPayment>>;

async function aPaidOrder(spent = 0): Promise<Payment> {
  const payment = await anOpenPayment(app);
  await payment.report("paid");
  if (spent > 0) await spendCredits(app.db, payment.member, spent);
  return payment;
}

const euro = (minor: number) => ({ minor, currency: "EUR" });
const mailsOf = async ({ member }: Payment) => {
  const { rows } = await sql<{ kind: string; text: string }>`
    select kind, text from mail where account_id = ${member.id} order by written_at, id`.execute(
    app.db,
  );
  return rows.map(({ kind, text }) => ({ kind, text: text.replaceAll("\u00a0", " ") }));
};

test("a full refund takes the unspent credits back and ends Premium", async () => {
  const payment = await aPaidOrder(20);
  await payment.report("paid", { refunded: 588 });
  await payment.report("paid", { refunded: 588 });
  expect([await payment.credits(), await payment.premium()]).toEqual([0, false]);
  expect(await ledgerAccounts(app.db, payment.member.id)).toEqual({
    sold: -60,
    refunded: 40,
    spent: 20,
  });
  expect(await payment.events()).toEqual(["payment.settled", "payment.reversed"]);
  expect(await payment.transaction()).toMatchObject({
    status: "completed",
    difference: null,
    reversal: {
      refunded: euro(588),
      charged_back: euro(0),
      credits: 40,
      debt: 0,
      whole: true,
      at: app.clock.now().toISOString(),
    },
  });
});

test("a charge-back takes the unspent credits back, and the rest is a debt", async () => {
  const payment = await aPaidOrder(20);
  await payment.report("paid", { chargedBack: 588 });
  expect([await payment.credits(), await payment.premium()]).toEqual([0, false]);
  expect(await ledgerAccounts(app.db, payment.member.id)).toEqual({
    sold: -60,
    charged_back: 60,
    debt: -20,
    spent: 20,
  });
  expect((await payment.transaction()).reversal).toMatchObject({
    charged_back: euro(588),
    credits: 40,
    debt: 20,
    whole: true,
  });
});

test("partial refunds take their share, and Premium stays until the full price is returned", async () => {
  const payment = await aPaidOrder();
  await payment.report("paid", { refunded: 196 });
  expect([await payment.credits(), await payment.premium()]).toEqual([40, true]);
  await payment.report("paid", { refunded: 392 });
  expect([await payment.credits(), await payment.premium()]).toEqual([20, true]);
  await payment.report("paid", { refunded: 392, chargedBack: 196 });
  expect([await payment.credits(), await payment.premium()]).toEqual([0, false]);
});

test("another purchase that was not reversed keeps Premium", async () => {
  const first = await aPaidOrder();
  const second = await anOpenPayment(app, first.member);
  await second.report("paid");
  await first.report("paid", { chargedBack: 588 });
  expect([await first.credits(), await first.premium()]).toEqual([60, true]);
});

test("a withdrawn charge-back restores credits and Premium and cancels the debt", async () => {
  const payment = await aPaidOrder(20);
  await payment.report("paid", { chargedBack: 588 });
  await payment.report("paid");
  expect([await payment.credits(), await payment.premium()]).toEqual([40, true]);
  expect(await ledgerAccounts(app.db, payment.member.id)).toEqual({
    sold: -60,
    bought: 40,
    spent: 20,
  });
  expect((await payment.transaction()).reversal).toBeNull();
});

test("a payment that is refunded before it is settled is booked and reversed", async () => {
  const payment = await anOpenPayment(app);
  await payment.report("paid", { refunded: 588 });
  expect([await payment.credits(), await payment.premium()]).toEqual([0, false]);
  expect(await payment.events()).toEqual(["payment.settled", "payment.reversed"]);
});

test("a response that crosses a newer one is not booked, and the provider is asked again", async () => {
  const payment = await aPaidOrder();
  const requests: string[] = [];
  // While the first response, without the refund, is on its way, a webhook books the refund.
  await payment.receive(async () => {
    requests.push("asked");
    if (requests.length > 1) return payment.snapshot("paid", { refunded: 588 });
    await payment.report("paid", { refunded: 588 });
    return payment.snapshot("paid");
  });
  expect(requests).toHaveLength(2);
  expect(await payment.credits()).toBe(0);
  expect(await payment.events()).toEqual(["payment.settled", "payment.reversed"]);
});

test("a payment that changes with every request is left for a later attempt", async () => {
  const payment = await aPaidOrder();
  let refunded = 0;
  const receiving = payment.receive(async () => {
    refunded += 1;
    await payment.report("paid", { refunded });
    return payment.snapshot("paid");
  });
  await expect(receiving).rejects.toThrow(PaymentUnavailable);
});

test("twenty parallel reports of one charge-back count once", async () => {
  const payment = await aPaidOrder(20);
  await Promise.all(Array.from({ length: 20 }, () => payment.report("paid", { chargedBack: 588 })));
  expect(await payment.events()).toEqual(["payment.settled", "payment.reversed"]);
  expect(await payment.credits()).toBe(0);
});

test("after any reports the credits match the last report", async () => {
  const share = fc.constantFrom(0, 98, 294, 588);
  const report = fc.record({
    state: fc.constantFrom("paid" as const, "open" as const, "failed" as const),
    refunded: share,
    chargedBack: share,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(report, { maxLength: 6 }), async (reports) => {
      const payment = await anOpenPayment(app);
      for (const { state, ...money } of reports) await payment.report(state, money);
      const last = reports.findLast(({ state }) => state === "paid");
      const back = last ? Math.min(last.refunded + last.chargedBack, 588) : 0;
      expect(await payment.credits()).toBe(last ? 60 - Math.round((60 * back) / 588) : 0);
      expect(await payment.premium()).toBe(last !== undefined && back < 588);
    }),
    { numRuns: 25 },
  );
});

test("the member's open pages receive every change and nothing else", async () => {
  const payment = await anOpenPayment(app);
  const events: unknown[] = [];
  const stop = app.context.services.bus.listen((to, event) => {
    if (to === payment.member.id) events.push(event);
  });
  await payment.report("paid");
  await payment.report("paid");
  await payment.report("paid", { refunded: 100 });
  await payment.report("paid", { refunded: 100 });
  await payment.report("paid");
  stop();
  expect(events).toEqual([{ is: "credits" }, { is: "credits" }, { is: "credits" }]);
});

const differences: readonly [string, Partial<PaymentSnapshot>, object][] = [
  ["amount", { amount: euro(587) }, { kind: "amount", received: euro(587) }],
  [
    "currency",
    { amount: { minor: 588, currency: "GBP" } },
    { kind: "currency", received: { minor: 588, currency: "GBP" } },
  ],
  [
    "currency, in money that no site takes,",
    { amount: { minor: 588, currency: "XXX" } },
    { kind: "currency", received: null },
  ],
  ["order", { order: "another" }, { kind: "order", received: euro(588) }],
];

test.each(differences)(
  "a payment with a different %s is stored, shown and reported once",
  async (_what, change, difference) => {
    const payment = await anOpenPayment(app);
    const events: unknown[] = [];
    const stop = app.context.services.bus.listen((_to, event) => events.push(event));
    await payment.report("paid", change);
    await payment.report("paid", change);
    stop();
    expect(await payment.transaction()).toMatchObject({
      status: "pending",
      difference,
      next: null,
      status_at: app.clock.now().toISOString(),
    });
    expect(await payment.credits()).toBe(0);
    expect(await payment.events()).toEqual(["payment.differs"]);
    expect(events).toEqual([{ is: "credits" }]);
  },
);

test("a refund of a differing payment is shown and moves no credits", async () => {
  const payment = await anOpenPayment(app);
  await payment.report("paid", { amount: euro(100) });
  await payment.report("paid", { amount: euro(100), refunded: 100 });
  expect(await payment.transaction()).toMatchObject({
    difference: { kind: "amount", received: euro(100) },
    reversal: { refunded: euro(100), credits: 0, debt: 0, whole: false },
  });
  expect(await ledgerAccounts(app.db, payment.member.id)).toEqual({});
});

test("a payment that first differs, with a refund, and then matches loses the refunded credits", async () => {
  const payment = await anOpenPayment(app);
  await payment.report("paid", { order: "another", refunded: 294 });
  await payment.report("paid", { refunded: 294 });
  expect(await payment.credits()).toBe(30);
});

test("each difference and reversal is one log line with the order and both amounts", async () => {
  await drainQueue(app.context);
  const [differing, refunded] = [await anOpenPayment(app), await aPaidOrder(20)];
  await differing.report("paid", { amount: euro(1) });
  await refunded.report("paid", { chargedBack: 588 });
  const lines: Record<string, unknown>[] = [];
  const log = createLog("error", { write: (line) => lines.push(JSON.parse(line)) });
  await drainQueue({ ...app.context, log });
  await drainQueue({ ...app.context, log });
  const at = app.clock.now().toISOString();
  // The two jobs are independent, so either may run first.
  const [ofDiffering, ofRefunded] = [differing.id, refunded.id].map((id) =>
    lines.find(({ order }) => order === id),
  );
  expect(lines).toHaveLength(2);
  expect([ofDiffering, ofRefunded]).toMatchObject([
    {
      level: 50,
      at,
      site: "vonk",
      order: differing.id,
      ref: differing.ref,
      kind: "amount",
      ordered: euro(588),
      received: euro(1),
      msg: "a payment differs from its order: nothing was credited",
    },
    {
      level: 50,
      at,
      site: "vonk",
      order: refunded.id,
      ref: refunded.ref,
      before: { refunded: 0, charged_back: 0 },
      now: { refunded: 0, charged_back: 588 },
      credits_taken: 40,
      debt: 20,
      premium: "ended",
      msg: "a payment was refunded or charged back, or no longer is",
    },
  ]);
});

test("the member gets one mail per change, with amount, credits, debt and Premium", async () => {
  const payment = await aPaidOrder(20);
  await drainQueue(app.context);
  app.clock.advance(1_000);
  await payment.report("paid", { chargedBack: 588 });
  await drainQueue(app.context);
  app.clock.advance(1_000);
  await payment.report("paid");
  await drainQueue(app.context);
  const [bought, chargedBack, withdrawn, ...others] = await mailsOf(payment);
  expect([bought?.kind, chargedBack?.kind, withdrawn?.kind, others.length]).toEqual([
    "payment",
    "payment_reversed",
    "payment_reversed",
    0,
  ]);
  for (const part of [
    "heeft je bank of betaaldienst € 5,88 teruggeboekt",
    "Daarvoor zijn 40 ongebruikte credits van je account gehaald.",
    "20 credits had je al gebruikt. Die staan nu open als schuld.",
    "je bent niet meer Premium",
    `Bestelnummer ${payment.id}`,
    `http://localhost:3000/transactions/${payment.id}`,
  ]) {
    expect(chargedBack?.text).toContain(part);
  }
  for (const part of ["€ 5,88 is alsnog", "40 credits staan weer", "Je bent weer Premium."]) {
    expect(withdrawn?.text).toContain(part);
  }
});

test("the member gets a mail about a payment that differs", async () => {
  const payment = await anOpenPayment(app);
  await payment.report("paid", { amount: euro(100) });
  await drainQueue(app.context);
  expect(await mailsOf(payment)).toMatchObject([
    { kind: "payment_differs", text: expect.stringContaining("kost € 5,88, maar er is € 1,00") },
  ]);
});

test("a charge-back whose webhook was lost is found later, with at most 19 requests in 13 months", async () => {
  await sql`update payment_attempt set next_check_at = null`.execute(app.db);
  const payment = await aPaidOrder();
  const { services } = app.context;
  const days: number[] = [];
  const paidAt = app.clock.now().getTime();
  const get = async () => {
    const day = Math.round((app.clock.now().getTime() - paidAt) / 86_400_000);
    days.push(day);
    return payment.snapshot("paid", { chargedBack: day > 100 ? 588 : 0 });
  };
  const accounts = openPaymentAccounts([{ ...services.payment.accounts.current, get }]);
  for (let day = 0; day < 500; day += 1) {
    await reconcilePayments({ ...services, payment: { ...services.payment, accounts } });
    app.clock.advance(86_400_000);
  }
  expect(days).toEqual([
    1, 2, 4, 8, 16, 32, 62, 92, 122, 152, 182, 212, 242, 272, 302, 332, 362, 392, 396,
  ]);
  expect([await payment.credits(), await payment.premium()]).toEqual([0, false]);
});

test("undecided payments are asked about before paid ones", async () => {
  await sql`update payment_attempt set next_check_at = null`.execute(app.db);
  const member = await aMember(app.db);
  const paid = await anOpenPayment(app, member);
  await paid.report("paid");
  app.clock.advance(86_400_000);
  const open = await anOpenPayment(app, member);
  app.clock.advance(120_000);
  const { services } = app.context;
  const refs: string[] = [];
  const get = async (ref: string) => {
    refs.push(ref);
    throw new PaymentUnavailable("away");
  };
  const accounts = openPaymentAccounts([{ ...services.payment.accounts.current, get }]);
  await reconcilePayments({ ...services, payment: { ...services.payment, accounts } });
  expect(refs).toEqual([open.ref]);
});
