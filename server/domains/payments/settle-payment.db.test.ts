import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { balanceOf } from "#server/domains/credits/balance-of.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import type { PaymentSnapshot, PaymentState } from "#server/providers/payment/port.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSandbox } from "#tests/world/a-sandbox.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { settlePayment } from "./settle-payment.ts";
import { findAttempt } from "./store.ts";
import { reading } from "#tests/world/reading.ts";

const sandbox = await aSandbox({ now: () => app.clock.now() }, async () => 200);
const app = testApp({ SANDBOX_PORT: sandbox.port });

/** A payment for 60 credits, and a way to settle it with whatever the provider may report. */
async function anOpenPayment() {
  const member = await aMember(app.db);
  const ctx = await aContext(app.context, member.id);
  const body = { id: randomUUID(), bundle: "small", method: "ideal", country: "NL" } as const;
  const { payment_id: id } = await app.context.calls(ctx, "POST /api/orders", { body });
  const attempt = await findAttempt(app.db, member.site, id);
  const ref = attempt?.provider_ref;
  if (!attempt || !ref) throw new Error("the order was not opened");
  const snapshot = (state: PaymentState): PaymentSnapshot => ({
    ref,
    state,
    amount: { minor: 588, currency: "EUR" },
    order: id,
    failure: state === "failed" ? "declined" : null,
  });
  const receive = (get: () => Promise<PaymentSnapshot | null>) => {
    const { db, clock, bus, payment } = app.context.services;
    const services = {
      db,
      clock,
      bus,
      payment: { ...payment, provider: { ...payment.provider, get } },
    };
    return settlePayment(services, { ...attempt, provider_ref: ref }, "webhook");
  };
  return {
    member,
    ref,
    snapshot,
    receive,
    report: (state: PaymentState) => receive(async () => snapshot(state)),
    credits: () => balanceOf(reading(app.db, member.site), member.id),
    facts: async () => {
      const { rows } = await sql`select from fact where data->>'payment' = ${id}`.execute(app.db);
      return rows.length;
    },
    states: async () => {
      const { rows } = await sql<{ state: string }>`select state from payment_state
        where attempt_id = ${attempt.id} order by id`.execute(app.db);
      return rows.map(({ state }) => state);
    },
  };
}

test("a late failure takes nothing back, and a repeated success adds nothing", async () => {
  const payment = await anOpenPayment();
  for (const state of ["pending", "paid", "failed", "paid", "open", "expired", "paid"] as const) {
    await payment.report(state);
  }
  expect(await payment.credits()).toBe(60);
  expect(await payment.facts()).toBe(1);
  expect(await payment.states()).toEqual(["open", "pending", "paid"]);
});

test.each(["failed", "canceled", "expired"] as const)(
  "a payment that is paid after it %s still brings its credits",
  async (state) => {
    const payment = await anOpenPayment();
    await payment.report(state);
    expect(await payment.credits()).toBe(0);
    await payment.report("paid");
    expect(await payment.credits()).toBe(60);
    expect(await payment.states()).toEqual(["open", state, "paid"]);
  },
);

test("twenty parallel answers, some of them outdated, are one purchase", async () => {
  const payment = await anOpenPayment();
  const words = Array.from({ length: 20 }, (_, n) =>
    payment.report((["paid", "pending", "paid", "open", "failed"] as const)[n % 5] ?? "paid"),
  );
  await Promise.all(words);
  expect(await payment.credits()).toBe(60);
  expect(await payment.facts()).toBe(1);
});

test.each([
  ["a cent less", { amount: { minor: 587, currency: "EUR" } }],
  ["a cent more", { amount: { minor: 589, currency: "EUR" } }],
  ["other money", { amount: { minor: 588, currency: "PLN" } }],
  ["money nobody takes", { amount: { minor: 588, currency: "XXX" } }],
  ["another order", { order: randomUUID() }],
  ["no order", { order: null }],
])(
  "a payment of %s brings nothing, and the right payment afterwards does",
  async (_what, wrong) => {
    const payment = await anOpenPayment();
    const differing = async () => ({ ...payment.snapshot("paid"), ...wrong });
    await payment.receive(differing);
    await payment.receive(differing);
    expect([await payment.credits(), await payment.facts()]).toEqual([0, 0]);
    expect(await payment.states()).toEqual(["open"]);
    await payment.report("paid");
    expect(await payment.credits()).toBe(60);
  },
);

test("without an answer nothing changes and the caller gets the error", async () => {
  const payment = await anOpenPayment();
  const settling = payment.receive(() => Promise.reject(new PaymentUnavailable("away")));
  await expect(settling).rejects.toThrow(PaymentUnavailable);
  expect(await payment.states()).toEqual(["open"]);
});

test("a payment the provider no longer knows expires after a day, not before", async () => {
  const payment = await anOpenPayment();
  app.clock.advance(86_399_000);
  await payment.receive(async () => null);
  expect(await payment.states()).toEqual(["open"]);
  app.clock.advance(1_000);
  await payment.receive(async () => null);
  expect(await payment.states()).toEqual(["open", "expired"]);
});

test("a payment decided during a reconciliation leaves the queue of undecided payments", async () => {
  const [first, second] = [await anOpenPayment(), await anOpenPayment()];
  const requests: string[] = [];
  const { services } = app.context;
  const get = async (ref: string) => {
    requests.push(ref);
    // Both are claimed together; the second is settled by its webhook while the first is checked.
    if (ref === first.ref && requests.length === 1) await second.report("paid");
    return ref === second.ref ? second.snapshot("paid") : first.snapshot("paid");
  };
  const provider = { ...services.payment.provider, get };
  const reconcile = () =>
    reconcilePayments({ ...services, payment: { ...services.payment, provider } });
  await sql`update payment_attempt set next_check_at = null
    where provider_ref not in (${first.ref}, ${second.ref})`.execute(app.db);
  app.clock.advance(2 * 60_000);
  await reconcile();
  expect(requests).toEqual([first.ref, second.ref]);
  app.clock.advance(3 * 86_400_000);
  expect(await reconcile()).toBe(0);
  expect(await second.credits()).toBe(60);
});

test("in any order of answers, credits exist exactly when one of them was paid", async () => {
  const state = fc.constantFrom<PaymentState>(
    "open",
    "pending",
    "paid",
    "failed",
    "canceled",
    "expired",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(state, { maxLength: 8 }), async (words) => {
      const payment = await anOpenPayment();
      for (const word of words) await payment.report(word);
      const paid = words.includes("paid");
      expect([await payment.credits(), await payment.facts()]).toEqual(paid ? [60, 1] : [0, 0]);
    }),
    { numRuns: 40 },
  );
});

test("the member's open pages get one event about the credits and no other", async () => {
  const { report, member } = await anOpenPayment();
  const events: unknown[] = [];
  const stop = app.context.services.bus.listen((to, event) => {
    if (to === member.id) events.push(event);
  });
  for (const state of ["pending", "paid", "paid", "failed"] as const) await report(state);
  stop();
  expect(events).toEqual([{ is: "credits" }]);
});
