import path from "node:path";
import { MethodEnum, SequenceType } from "mollie-api-typescript/models";
import { expect, test } from "vitest";
import { openDocuments } from "#sandbox/documents.ts";
import { createManualClock } from "#tests/manual-clock.ts";
import { aFolder, aSandboxServer, mollieFor, submitForm } from "#tests/world/a-sandbox-server.ts";
import { buildIban } from "#sandbox/payments/consumer.ts";

const paymentRequest = {
  description: "Vonk, 150 credits",
  amount: { value: "13.80", currency: "EUR" },
  redirectUrl: "http://localhost:3000/transactions/1",
  webhookUrl: "http://127.0.0.1:3000/api/payments/webhook/sandbox",
};
const euros = (value: string) => ({ value, currency: "EUR" });

async function aShop(dataDir?: string) {
  const clock = createManualClock(new Date("2026-11-23T12:00:00Z"));
  const notices: string[] = [];
  const server = await aSandboxServer({
    ...(dataDir !== undefined && { dataDir }),
    now: () => clock.now(),
    send: async (_url, form) => {
      notices.push(String(form));
      return 200;
    },
  });
  const mollie = mollieFor(server);
  const submit = async (paymentId: string, action: string, form: Record<string, string>) => {
    const { links } = await mollie.payments.get({ paymentId });
    const { pathname } = new URL(links.changePaymentState?.href ?? "");
    return submitForm(server, `${pathname}/${action}`, form);
  };
  const aPaidPayment = async (method: MethodEnum = MethodEnum.Ideal) => {
    const { id } = await mollie.payments.create({ paymentRequest: { ...paymentRequest, method } });
    await submit(id, "outcome", { outcome: "pay" });
    return id;
  };
  const refund = (paymentId: string, value: string, idempotencyKey?: string) =>
    mollie.refunds.create({
      paymentId,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      refundRequest: { description: "Withdrawal", amount: euros(value), metadata: { case: "1" } },
    });
  return { clock, notices, server, mollie, submit, aPaidPayment, refund };
}

test("a refund passes its states, counts at once, and notifies the shop once processed", async () => {
  const { clock, notices, mollie, aPaidPayment, refund } = await aShop();
  const paymentId = await aPaidPayment();
  await expect.poll(() => notices).toHaveLength(1);
  const { id: refundId, status, ...rest } = await refund(paymentId, "5.00");
  expect(status).toBe("pending");
  expect(rest).toMatchObject({ paymentId, amount: euros("5.00"), metadata: { case: "1" } });
  expect(await mollie.payments.get({ paymentId })).toMatchObject({
    status: "paid",
    amountRefunded: euros("5.00"),
    amountRemaining: euros("8.80"),
  });
  for (const later of ["processing", "refunded", "refunded"]) {
    clock.advance(60_000);
    expect((await mollie.refunds.get({ paymentId, refundId })).status).toBe(later);
  }
  await expect.poll(() => notices).toHaveLength(3);
  expect(new Set(notices)).toEqual(new Set([`id=${paymentId}`]));
});

test("more than the remaining amount is not refunded, and the same key refunds once", async () => {
  const { mollie, aPaidPayment, refund } = await aShop();
  const paymentId = await aPaidPayment();
  const { id } = await refund(paymentId, "10.00", "of the case");
  expect((await refund(paymentId, "10.00", "of the case")).id).toBe(id);
  const rejected = { statusCode: 422, field: "amount" };
  await expect(refund(paymentId, "3.81")).rejects.toMatchObject(rejected);
  await expect(refund(paymentId, "0.00")).rejects.toMatchObject(rejected);
  await refund(paymentId, "3.80");
  const { result } = await mollie.refunds.list({ paymentId });
  expect(result.embedded.refunds.map(({ amount }) => amount.value)).toEqual(["3.80", "10.00"]);
});

test("neither an unpaid payment nor a paysafecard is refunded", async () => {
  const { server, mollie, aPaidPayment, refund } = await aShop();
  const { id } = await mollie.payments.create({
    paymentRequest: { ...paymentRequest, method: MethodEnum.Ideal },
  });
  await expect(refund(id, "1.00")).rejects.toMatchObject({ statusCode: 422 });
  const paysafecard = await aPaidPayment(MethodEnum.Paysafecard);
  await expect(refund(paysafecard, "1.00")).rejects.toMatchObject({ statusCode: 422 });
  const { links } = await mollie.payments.get({ paymentId: paysafecard });
  const page = await server.inject(new URL(links.changePaymentState?.href ?? "").pathname);
  expect(page.body).toContain('value="charge_back"');
  expect(page.body).not.toContain('value="refund"');
});

test("a refund can be canceled until it is processed", async () => {
  const { clock, mollie, aPaidPayment, refund } = await aShop();
  const paymentId = await aPaidPayment();
  const { id: refundId } = await refund(paymentId, "5.00");
  await mollie.refunds.cancel({ paymentId, refundId });
  expect((await mollie.refunds.get({ paymentId, refundId })).status).toBe("canceled");
  expect(await mollie.payments.get({ paymentId })).toMatchObject({
    amountRefunded: euros("0.00"),
    amountRemaining: euros("13.80"),
  });
  const { id: late } = await refund(paymentId, "5.00");
  clock.advance(60_000);
  const canceled = mollie.refunds.cancel({ paymentId, refundId: late });
  await expect(canceled).rejects.toMatchObject({ statusCode: 422 });
});

test("a refund that the visitor lets fail returns to the remaining amount", async () => {
  const { clock, mollie, aPaidPayment, refund, submit } = await aShop();
  const paymentId = await aPaidPayment();
  const { id: refundId } = await refund(paymentId, "5.00");
  await submit(paymentId, "reversal", { reversal: "fail_refund" });
  clock.advance(180_000);
  expect((await mollie.refunds.get({ paymentId, refundId })).status).toBe("failed");
  const payment = await mollie.payments.get({ paymentId });
  expect(payment.amountRemaining).toEqual(euros("13.80"));
});

test("a charge-back of a direct debit has the bank's reason, and its withdrawal a date", async () => {
  const { clock, mollie, submit } = await aShop();
  const { id: customerId } = await mollie.customers.create({ entityCustomer: { name: "M." } });
  await mollie.mandates.create({
    customerId,
    mandateRequest: {
      method: "directdebit",
      consumerName: "M. Jansen",
      consumerAccount: buildIban("NL", "0042424242"),
    },
  });
  const { id: paymentId } = await mollie.payments.create({
    paymentRequest: { ...paymentRequest, customerId, sequenceType: SequenceType.Recurring },
  });
  await submit(paymentId, "outcome", { outcome: "pay" });
  await submit(paymentId, "reversal", { reversal: "charge_back", reason: "MD01" });
  const list = async () =>
    (await mollie.chargebacks.list({ paymentId })).result.embedded.chargebacks;
  const [chargeback] = await list();
  expect(chargeback).toMatchObject({
    amount: euros("13.80"),
    reason: { code: "MD01", description: "No valid mandate" },
    reversedAt: null,
  });
  expect(await mollie.payments.get({ paymentId })).toMatchObject({
    amountChargedBack: euros("13.80"),
    amountRemaining: euros("0.00"),
  });
  clock.advance(86_400_000);
  await submit(paymentId, "reversal", { reversal: "withdraw" });
  expect(await list()).toMatchObject([{ reversedAt: "2026-11-24T12:00:00.000Z" }]);
  const chargebackId = chargeback?.id ?? "";
  expect(await mollie.chargebacks.get({ paymentId, chargebackId })).toMatchObject({ paymentId });
  expect((await mollie.payments.get({ paymentId })).amountChargedBack).toBeUndefined();
});

test("a charge-back of a card has no reason", async () => {
  const { mollie, aPaidPayment, submit } = await aShop();
  const paymentId = await aPaidPayment(MethodEnum.Creditcard);
  await submit(paymentId, "reversal", { reversal: "charge_back_part", reason: "MD01" });
  const { result } = await mollie.chargebacks.list({ paymentId });
  expect(result.embedded.chargebacks).toMatchObject([{ amount: euros("6.90"), reason: null }]);
});

test("refunds and charge-backs are embedded in the payment on request", async () => {
  const { server, aPaidPayment, refund, submit } = await aShop();
  const paymentId = await aPaidPayment();
  const { id } = await refund(paymentId, "5.00");
  await submit(paymentId, "reversal", { reversal: "charge_back" });
  const read = async (query: string) =>
    (
      await server.inject({
        url: `/v2/payments/${paymentId}${query}`,
        headers: { authorization: "Bearer test_of_the_client" },
      })
    ).json();
  expect(await read("")).not.toHaveProperty("_embedded");
  const { _embedded: embedded } = await read("?embed=refunds,chargebacks");
  expect(embedded.refunds).toMatchObject([{ id, status: "pending" }]);
  expect(embedded.chargebacks).toMatchObject([{ amount: euros("8.80") }]);
});

test("a payment stored before all this still opens, with what was returned of it", async () => {
  const dataDir = await aFolder();
  const stored = openDocuments(path.join(dataDir, "payments.sqlite"));
  const { webhookUrl: _none, ...request } = paymentRequest;
  const payment = {
    ...request,
    id: "tr_old",
    token: "0".repeat(32),
    webhookUrl: null,
    cancelUrl: null,
    locale: "en_GB",
    method: "ideal",
    issuer: "ideal_TESTNL1A",
    metadata: null,
    idempotency: null,
    status: "paid",
    failureReason: null,
    refunded: 500,
    chargedBack: 0,
    card: null,
    createdAt: "2026-11-01T12:00:00.000Z",
    changedAt: "2026-11-01T12:01:00.000Z",
    expiresAt: "2026-11-01T12:15:00.000Z",
    notices: [],
  };
  stored.put(payment);
  stored.close();
  const { mollie, submit, server } = await aShop(dataDir);
  const read = () => mollie.payments.get({ paymentId: "tr_old" });
  expect(await read()).toMatchObject({ status: "paid", amountRefunded: euros("5.00") });
  const page = await server.inject(`/checkout/${payment.token}`);
  expect(page.body).toMatch(/Refund, €5\.00: paid back/);
  await submit("tr_old", "reversal", { reversal: "refund" });
  expect((await read()).amountRefunded).toEqual(euros("13.80"));
});
