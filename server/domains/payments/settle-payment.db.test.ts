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
import { reconcileOpenPayments } from "./reconcile-open-payments.ts";
import { settlePayment } from "./settle-payment.ts";
import { attemptOf } from "./store.ts";
import { reading } from "#tests/world/reading.ts";

const sandbox = await aSandbox({ now: () => app.clock.now() }, async () => 200);
const app = testApp({ SANDBOX_PORT: sandbox.port });

/** A payment for 60 credits, and a way to settle it with whatever the provider may say. */
async function anOpenPayment() {
  const member = await aMember(app.db);
  const ctx = await aContext(app.context, member.id);
  const body = { id: randomUUID(), bundle: "small", method: "ideal", country: "NL" } as const;
  const { payment_id: id } = await app.context.calls(ctx, "POST /api/orders", { body });
  const attempt = await attemptOf(app.db, member.site, id);
  const ref = attempt?.provider_ref;
  if (!attempt || !ref) throw new Error("the order was not opened");
  const said = (state: PaymentState): PaymentSnapshot => ({
    ref,
    state,
    amount: { minor: 588, currency: "EUR" },
    order: id,
    failure: state === "failed" ? "declined" : null,
  });
  const hear = (get: () => Promise<PaymentSnapshot | null>) => {
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
    said,
    hear,
    say: (state: PaymentState) => hear(async () => said(state)),
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

test("a late word that it failed takes nothing back, and a repeated one that it was paid adds nothing", async () => {
  const payment = await anOpenPayment();
  for (const state of ["pending", "paid", "failed", "paid", "open", "expired", "paid"] as const) {
    await payment.say(state);
  }
  expect(await payment.credits()).toBe(60);
  expect(await payment.facts()).toBe(1);
  expect(await payment.states()).toEqual(["open", "pending", "paid"]);
});

test.each(["failed", "canceled", "expired"] as const)(
  "money that arrives after the payment %s still brings its credits",
  async (state) => {
    const payment = await anOpenPayment();
    await payment.say(state);
    expect(await payment.credits()).toBe(0);
    await payment.say("paid");
    expect(await payment.credits()).toBe(60);
    expect(await payment.states()).toEqual(["open", state, "paid"]);
  },
);

test("twenty who hear it at once, some of them late, are one purchase", async () => {
  const payment = await anOpenPayment();
  const words = Array.from({ length: 20 }, (_, n) =>
    payment.say((["paid", "pending", "paid", "open", "failed"] as const)[n % 5] ?? "paid"),
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
  "paid for %s brings nothing, and the right payment afterwards still does",
  async (_what, wrong) => {
    const payment = await anOpenPayment();
    const differing = async () => ({ ...payment.said("paid"), ...wrong });
    await payment.hear(differing);
    await payment.hear(differing);
    expect([await payment.credits(), await payment.facts()]).toEqual([0, 0]);
    expect(await payment.states()).toEqual(["open"]);
    await payment.say("paid");
    expect(await payment.credits()).toBe(60);
  },
);

test("without an answer nothing changes, and who asked is told", async () => {
  const payment = await anOpenPayment();
  const asking = payment.hear(() => Promise.reject(new PaymentUnavailable("away")));
  await expect(asking).rejects.toThrow(PaymentUnavailable);
  expect(await payment.states()).toEqual(["open"]);
});

test("a payment the provider no longer knows expires after a day, not before", async () => {
  const payment = await anOpenPayment();
  app.clock.advance(86_399_000);
  await payment.hear(async () => null);
  expect(await payment.states()).toEqual(["open"]);
  app.clock.advance(1_000);
  await payment.hear(async () => null);
  expect(await payment.states()).toEqual(["open", "expired"]);
});

test("a payment decided while it waited for its question is not asked after for ever", async () => {
  const [first, second] = [await anOpenPayment(), await anOpenPayment()];
  const asked: string[] = [];
  const { services } = app.context;
  const get = async (ref: string) => {
    asked.push(ref);
    // Both were taken up together; the webhook of the second comes while the first is asked after.
    if (ref === first.ref && asked.length === 1) await second.say("paid");
    return ref === second.ref ? second.said("paid") : first.said("paid");
  };
  const provider = { ...services.payment.provider, get };
  const reconcile = () =>
    reconcileOpenPayments({ ...services, payment: { ...services.payment, provider } });
  await sql`update payment_attempt set next_check_at = null
    where provider_ref not in (${first.ref}, ${second.ref})`.execute(app.db);
  app.clock.advance(2 * 60_000);
  await reconcile();
  expect(asked).toEqual([first.ref, second.ref]);
  app.clock.advance(3 * 86_400_000);
  expect(await reconcile()).toBe(0);
  expect(await second.credits()).toBe(60);
});

test("in whatever order words come, credits are there exactly when one of them was paid", async () => {
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
      for (const word of words) await payment.say(word);
      const paid = words.includes("paid");
      expect([await payment.credits(), await payment.facts()]).toEqual(paid ? [60, 1] : [0, 0]);
    }),
    { numRuns: 40 },
  );
});

test("the member's open pages hear of the credits, once, and of nothing else", async () => {
  const { say, member } = await anOpenPayment();
  const heard: unknown[] = [];
  const stop = app.context.services.bus.listen((to, event) => {
    if (to === member.id) heard.push(event);
  });
  for (const state of ["pending", "paid", "paid", "failed"] as const) await say(state);
  stop();
  expect(heard).toEqual([{ is: "credits" }]);
});
