import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { AppError } from "#server/platform/http/app-error.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember } from "#tests/world/a-member.ts";
import { anOpenPayment } from "#tests/world/an-open-payment.ts";
import { aSandbox, pageOf } from "#tests/world/a-sandbox.ts";

const sandbox = await aSandbox({ now: () => app.clock.now() }, async () => 200);
const app = testApp({ SANDBOX_PORT: sandbox.port });

const open = () => anOpenPayment(app);
const rejected = (code: string) => expect.objectContaining({ code }) as AppError;

test("after a failed payment the same order is paid with another method", async () => {
  const order = await open();
  await order.report("failed");
  expect(await order.transaction()).toMatchObject({ status: "failed", method: "ideal" });
  const second = await order.payAgain({ method: "creditcard" });
  expect(await order.transaction()).toMatchObject({ status: "loading", method: "creditcard" });
  await second.report("paid");
  expect(await order.transaction()).toMatchObject({
    payment_id: order.id,
    status: "completed",
    method: "creditcard",
    amount: { minor: 588, currency: "EUR" },
    retry_until: null,
    surplus: null,
  });
  expect(await order.credits()).toBe(60);
  await drainQueue(app.context);
  const { rows } = await sql<{ text: string }>`
    select text from mail where kind = 'payment' and log_data->>'order' = ${order.id}`.execute(
    app.db,
  );
  expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining("Creditcard")]);
});

test("a retry with the same id opens no second payment, and another method needs another id", async () => {
  const order = await open();
  await order.report("canceled");
  const id = randomUUID();
  const first = await order.payAgain({ id, method: "creditcard" });
  const again = await order.payAgain({ id, method: "creditcard" });
  expect(again.ref).toBe(first.ref);
  await expect(order.payAgain({ id, method: "ideal" })).rejects.toEqual(rejected("order_id_used"));
});

test("ten parallel payments of an order open one", async () => {
  const order = await open();
  await order.report("expired");
  const opened = await Promise.allSettled(
    Array.from({ length: 10 }, () => order.payAgain({ method: "creditcard" })),
  );
  expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const reasons = opened.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  for (const reason of reasons) expect(reason).toEqual(rejected("payment_undecided"));
});

test("an order that is paid or older than a day cannot be paid again", async () => {
  const paid = await open();
  await paid.report("paid");
  await expect(paid.payAgain({ method: "creditcard" })).rejects.toEqual(rejected("order_paid"));
  const old = await open();
  await old.report("failed");
  app.clock.advance(24 * 3_600_000);
  expect((await old.transaction()).retry_until).toBeNull();
  await expect(old.payAgain({ method: "creditcard" })).rejects.toEqual(rejected("order_expired"));
});

test("two paid payments of an order are one purchase and a payment to give back", async () => {
  const order = await open();
  await order.report("canceled");
  const second = await order.payAgain({ method: "creditcard" });
  await second.report("paid");
  await order.report("paid");
  await order.report("paid");
  expect(await order.credits()).toBe(60);
  expect(await order.transaction()).toMatchObject({
    status: "completed",
    method: "creditcard",
    surplus: { minor: 588, currency: "EUR" },
  });
  expect(await order.events()).toEqual(["payment.settled", "payment.differs"]);
  await drainQueue(app.context);
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, text from mail where kind = 'payment_differs'
    and log_data->>'order' = ${order.id}`.execute(app.db);
  expect(rows).toMatchObject([{ subject: "Je hebt een bestelling bij Vonk twee keer betaald" }]);
  expect(rows[0]?.text.replaceAll("\u00a0", " ")).toContain("tweede betaling van € 5,88");

  await order.report("paid", { refunded: 588 });
  expect(await order.credits()).toBe(60);
  expect((await order.transaction()).reversal).toBeNull();
});

test("a transfer is paid by its slip, and cancelled when the member chooses another method", async () => {
  const member = await aMember(app.db);
  const ctx = await aContext(app.context, member.id);
  const body = { id: randomUUID(), bundle: "small", method: "sct", country: "NL" } as const;
  const { payment_id: id, next } = await app.context.calls(ctx, "POST /api/orders", { body });
  if (next.is !== "instructions") throw new Error("a transfer has a slip");
  expect(next.slip.iban).toMatch(/^NL\d{2}TEST\d{10}$/);
  expect(next.slip.reference).not.toBe("");
  const look = async () => {
    const answer = await app.context.calls(ctx, "GET /api/transactions/:id", { params: { id } });
    return answer.transaction;
  };
  expect(await look()).toMatchObject({ status: "loading", method: "sct", next });
  const unavailable = app.context.calls(ctx, "POST /api/orders/:id/attempts", {
    params: { id },
    body: { id: randomUUID(), method: "blik" },
  });
  await expect(unavailable).rejects.toEqual(rejected("method_unavailable"));
  expect(await look()).toMatchObject({ status: "loading", method: "sct", next });
  const again = { id: randomUUID(), method: "creditcard" } as const;
  const opened = await app.context.calls(ctx, "POST /api/orders/:id/attempts", {
    params: { id },
    body: again,
  });
  expect(sandbox.payments().map(({ status }) => status)).toContain("canceled");
  await sandbox.choose(pageOf(opened.next), "pay");
  app.clock.advance(2_000);
  expect(await look()).toMatchObject({ status: "completed", method: "creditcard", surplus: null });
});
