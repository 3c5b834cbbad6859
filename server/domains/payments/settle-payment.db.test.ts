import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import { openPaymentAccounts } from "#server/providers/payment/payment-accounts.ts";
import type { PaymentState } from "#server/providers/payment/port.ts";
import { testApp } from "#tests/test-app.ts";
import { anOpenPayment } from "#tests/world/an-open-payment.ts";
import { aSandbox } from "#tests/world/a-sandbox.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const sandbox = await aSandbox({ now: () => app.clock.now() }, async () => 200);
const app = testApp({ SANDBOX_PORT: sandbox.port });

const open = () => anOpenPayment(app);

test("a late failure takes nothing back, and a repeated success adds nothing", async () => {
  const payment = await open();
  for (const state of ["pending", "paid", "failed", "paid", "open", "expired", "paid"] as const) {
    await payment.report(state);
  }
  expect(await payment.credits()).toBe(60);
  expect(await payment.events()).toEqual(["payment.settled"]);
  expect(await payment.states()).toEqual(["open", "pending", "paid"]);
});

test.each(["failed", "canceled", "expired"] as const)(
  "a payment that is paid after it %s still adds its credits",
  async (state) => {
    const payment = await open();
    await payment.report(state);
    expect(await payment.credits()).toBe(0);
    await payment.report("paid");
    expect(await payment.credits()).toBe(60);
    expect(await payment.states()).toEqual(["open", state, "paid"]);
  },
);

test("twenty parallel reports, some of them outdated, are one purchase", async () => {
  const payment = await open();
  const words = Array.from({ length: 20 }, (_, n) =>
    payment.report((["paid", "pending", "paid", "open", "failed"] as const)[n % 5] ?? "paid"),
  );
  await Promise.all(words);
  expect(await payment.credits()).toBe(60);
  expect(await payment.events()).toEqual(["payment.settled"]);
});

test.each([
  ["a cent less", { amount: { minor: 587, currency: "EUR" } }],
  ["a cent more", { amount: { minor: 589, currency: "EUR" } }],
  ["other money", { amount: { minor: 588, currency: "PLN" } }],
  ["a currency no site uses", { amount: { minor: 588, currency: "XXX" } }],
  ["another order", { order: randomUUID() }],
  ["no order", { order: null }],
])("a payment of %s adds nothing, and the right payment afterwards does", async (_what, wrong) => {
  const payment = await open();
  const differing = async () => ({ ...payment.snapshot("paid"), ...wrong });
  await payment.receive(differing);
  await payment.receive(differing);
  expect([await payment.credits(), await payment.premium()]).toEqual([0, false]);
  expect(await payment.events()).toEqual(["payment.differs"]);
  expect(await payment.states()).toEqual(["open"]);
  await payment.report("paid");
  expect(await payment.credits()).toBe(60);
  expect(await payment.transaction()).toMatchObject({ status: "completed", difference: null });
});

test("without a response nothing changes and the caller gets the error", async () => {
  const payment = await open();
  const settling = payment.receive(() => Promise.reject(new PaymentUnavailable("away")));
  await expect(settling).rejects.toThrow(PaymentUnavailable);
  expect(await payment.states()).toEqual(["open"]);
});

test("a payment the provider no longer knows expires after a day, not before", async () => {
  const payment = await open();
  app.clock.advance(86_399_000);
  await payment.receive(async () => null);
  expect(await payment.states()).toEqual(["open"]);
  app.clock.advance(1_000);
  await payment.receive(async () => null);
  expect(await payment.states()).toEqual(["open", "expired"]);
});

test("a payment decided during a reconciliation leaves the queue of undecided payments", async () => {
  const [first, second] = [await open(), await open()];
  const requests: string[] = [];
  const { services } = app.context;
  const get = async (ref: string) => {
    requests.push(ref);
    // Both are claimed together; the second's webhook settles it while the first is checked.
    if (ref === first.ref && requests.length === 1) await second.report("paid");
    return ref === second.ref ? second.snapshot("paid") : first.snapshot("paid");
  };
  const accounts = openPaymentAccounts([{ ...services.payment.accounts.current, get }]);
  const reconcile = () =>
    reconcilePayments({ ...services, payment: { ...services.payment, accounts } });
  await sql`update payment_attempt set next_check_at = null
    where provider_ref not in (${first.ref}, ${second.ref})`.execute(app.db);
  app.clock.advance(2 * 60_000);
  await reconcile();
  expect(requests.toSorted()).toEqual([first.ref, second.ref].toSorted());
  app.clock.advance(23 * 3_600_000);
  expect(await reconcile()).toBe(0);
  expect(await second.credits()).toBe(60);
});

test("in any order of reports, credits exist exactly if one of them was paid", async () => {
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
      const payment = await open();
      for (const word of words) await payment.report(word);
      const paid = words.includes("paid");
      expect(await payment.credits()).toBe(paid ? 60 : 0);
      expect(await payment.events()).toEqual(paid ? ["payment.settled"] : []);
    }),
    { numRuns: 40 },
  );
});

test("the member's open pages get a single event, about the credits", async () => {
  const { report, member } = await open();
  const events: unknown[] = [];
  const stop = app.context.services.bus.listen((to, event) => {
    if (to === member.id) events.push(event);
  });
  for (const state of ["pending", "paid", "paid", "failed"] as const) await report(state);
  stop();
  expect(events).toEqual([{ is: "credits" }]);
});
