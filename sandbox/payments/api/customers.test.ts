import { MethodEnum, SequenceType } from "mollie-api-typescript/models";
import { expect, test } from "vitest";
import { createManualClock } from "#tests/manual-clock.ts";
import { aSandboxServer, mollieFor, submitForm } from "#tests/world/a-sandbox-server.ts";
import { buildIban } from "#sandbox/payments/consumer.ts";
import { returningAccounts } from "#sandbox/payments/sepa-reasons.ts";

const paymentRequest = {
  description: "Vonk, 150 credits",
  amount: { value: "13.80", currency: "EUR" },
  redirectUrl: "http://localhost:3000/transactions/1",
  webhookUrl: "http://127.0.0.1:3000/api/payments/webhook/sandbox",
};
const consumerAccount = buildIban("NL", "0042424242");

/** A shop with a customer, and a clock that the provider follows. */
async function aShop() {
  const clock = createManualClock(new Date("2026-11-23T12:00:00Z"));
  const notices: string[] = [];
  const server = await aSandboxServer({
    now: () => clock.now(),
    send: async (_url, form) => {
      notices.push(String(form));
      return 200;
    },
  });
  const mollie = mollieFor(server);
  const entityCustomer = { name: "M. Jansen", email: "m@example.com", metadata: { member: "1" } };
  const { id: customerId } = await mollie.customers.create({ entityCustomer });
  const submit = async (paymentId: string, action: string, form: Record<string, string>) => {
    const { links } = await mollie.payments.get({ paymentId });
    const { pathname } = new URL(links.changePaymentState?.href ?? "");
    return submitForm(server, `${pathname}/${action}`, form);
  };
  return { clock, notices, server, mollie, customerId, submit };
}

type Shop = Awaited<ReturnType<typeof aShop>>;

const first = ({ mollie, customerId }: Shop, method: string) =>
  mollie.payments.create({
    paymentRequest: {
      ...paymentRequest,
      method: method as MethodEnum,
      customerId,
      sequenceType: SequenceType.First,
    },
  });
const charge = ({ mollie, customerId }: Shop, change: { mandateId?: string } = {}) =>
  mollie.payments.create({
    paymentRequest: {
      ...paymentRequest,
      redirectUrl: null,
      customerId,
      sequenceType: SequenceType.Recurring,
      ...change,
    },
  });
const mandatesOf = async ({ mollie, customerId }: Shop) =>
  (await mollie.mandates.list({ customerId })).result.embedded.mandates;
const debitMandate = ({ mollie, customerId }: Shop, account = consumerAccount) =>
  mollie.mandates.create({
    customerId,
    mandateRequest: {
      method: "directdebit",
      consumerName: "M. Jansen",
      consumerAccount: account,
      signatureDate: "2026-11-23",
      mandateReference: "V1-0001",
    },
  });

test("a customer can be created, listed, read and deleted", async () => {
  const { mollie, customerId } = await aShop();
  const [listed] = (await mollie.customers.list()).result.embedded.customers;
  expect(listed).toMatchObject({ id: customerId, name: "M. Jansen", metadata: { member: "1" } });
  expect(await mollie.customers.get({ customerId })).toMatchObject({ email: "m@example.com" });
  await mollie.customers.delete({ customerId });
  await expect(mollie.customers.get({ customerId })).rejects.toMatchObject({ statusCode: 410 });
  expect((await mollie.customers.list()).result.embedded.customers).toEqual([]);
  const unknown = mollie.customers.get({ customerId: "cst_none" });
  await expect(unknown).rejects.toMatchObject({ statusCode: 404 });
});

test.each([
  ["ideal", "directdebit", { consumerAccount: expect.stringMatching(/^NL\d\dTEST/) }],
  ["bancontact", "directdebit", { consumerAccount: expect.stringMatching(/^BE\d{14}$/) }],
  ["eps", "directdebit", { consumerAccount: expect.stringMatching(/^AT\d{18}$/) }],
  ["creditcard", "creditcard", {}],
  ["applepay", "creditcard", { cardLabel: "Visa" }],
  ["paypal", "paypal", { consumerAccount: expect.stringMatching(/@proef\.example$/) }],
] as const)("a first payment by %s yields a mandate for %s", async (method, charged, details) => {
  const shop = await aShop();
  const { id, mandateId } = await first(shop, method);
  expect(await mandatesOf(shop)).toMatchObject([{ id: mandateId, status: "pending" }]);
  await shop.submit(id, "outcome", { outcome: "pay" });
  expect(await mandatesOf(shop)).toMatchObject([
    { id: mandateId, status: "valid", method: charged, details },
  ]);
});

test("a first payment that is not paid leaves no valid mandate", async () => {
  const shop = await aShop();
  const { id } = await first(shop, "ideal");
  await shop.submit(id, "outcome", { outcome: "cancel" });
  expect(await mandatesOf(shop)).toMatchObject([{ status: "invalid" }]);
  await expect(charge(shop)).rejects.toMatchObject({ statusCode: 422, field: "mandateId" });
});

test("a card's mandate is charged at once, without a page, and the shop is notified", async () => {
  const shop = await aShop();
  const { id } = await first(shop, "creditcard");
  await shop.submit(id, "card", { number: "4242424242424242" });
  const charged = await charge(shop);
  expect(charged).toMatchObject({
    status: "paid",
    method: "creditcard",
    details: { cardNumber: "4242" },
  });
  expect(charged.links.checkout).toBeUndefined();
  await expect.poll(() => shop.notices).toContain(`id=${charged.id}`);
});

test("the card whose later charges fail has a mandate all the same", async () => {
  const shop = await aShop();
  const { id } = await first(shop, "creditcard");
  await shop.submit(id, "card", { number: "4000000000000341" });
  expect(await charge(shop)).toMatchObject({
    status: "failed",
    details: { failureReason: "insufficient_funds" },
  });
});

test("a direct debit is pending, then paid by itself, with the mandate's details", async () => {
  const shop = await aShop();
  const mandate = await debitMandate(shop);
  const { id, ...created } = await charge(shop, { mandateId: mandate.id });
  expect(created).toMatchObject({
    status: "pending",
    method: "directdebit",
    isCancelable: true,
    details: { consumerAccount, mandateReference: "V1-0001" },
  });
  shop.clock.advance(119_999);
  expect((await shop.mollie.payments.get({ paymentId: id })).status).toBe("pending");
  shop.clock.advance(1);
  expect((await shop.mollie.payments.get({ paymentId: id })).status).toBe("paid");
});

test.each(returningAccounts)(
  "a direct debit from the test account $account comes back with $reason",
  async ({ account, reason }) => {
    const shop = await aShop();
    await debitMandate(shop, account);
    const { id } = await charge(shop);
    shop.clock.advance(120_000);
    expect(await shop.mollie.payments.get({ paymentId: id })).toMatchObject({
      status: "failed",
      details: { bankReasonCode: reason },
    });
  },
);

test("the visitor returns a direct debit for a reason, on its page or the overview", async () => {
  const shop = await aShop();
  await debitMandate(shop);
  const { id } = await charge(shop);
  const overview = await shop.server.inject({ url: "/", headers: { "accept-language": "en" } });
  expect(overview.body).toMatch(/<select\s+name="reason"/);
  await shop.submit(id, "return", { reason: "no code" });
  await shop.submit(id, "return", { reason: "AM04" });
  expect(await shop.mollie.payments.get({ paymentId: id })).toMatchObject({
    status: "failed",
    details: { bankReasonCode: "AM04", bankReason: "Insufficient funds" },
  });
});

test("a revoked mandate is not charged, and a pending debit can be canceled", async () => {
  const shop = await aShop();
  const { id: mandateId } = await debitMandate(shop);
  const { id: paymentId } = await charge(shop);
  const { customerId, mollie } = shop;
  expect(await mollie.mandates.get({ customerId, mandateId })).toMatchObject({ status: "valid" });
  await mollie.mandates.revoke({ customerId, mandateId });
  await expect(charge(shop)).rejects.toMatchObject({ statusCode: 422 });
  const again = mollie.mandates.get({ customerId, mandateId });
  await expect(again).rejects.toMatchObject({ statusCode: 404 });
  expect(await mollie.payments.cancel({ paymentId })).toMatchObject({ status: "canceled" });
  await expect(mollie.payments.cancel({ paymentId })).rejects.toMatchObject({ statusCode: 422 });
});

test.each([
  [{ consumerAccount: "NL00TEST0000000000" }, "consumerAccount"],
  [{ method: "creditcard" }, "method"],
  [{ signatureDate: "yesterday" }, "signatureDate"],
] as const)("a mandate with %j gets Mollie's error about %s", async (change, field) => {
  const { server, customerId } = await aShop();
  const answer = await server.inject({
    method: "POST",
    url: `/v2/customers/${customerId}/mandates`,
    headers: { authorization: "Bearer test_of_the_client" },
    payload: { method: "directdebit", consumerName: "M. Jansen", consumerAccount, ...change },
  });
  expect([answer.statusCode, answer.json().field]).toEqual([422, field]);
});

test("a bank transfer that is due on a Saturday expires after the Monday", async () => {
  const { mollie } = await aShop();
  const create = (dueDate: string) =>
    mollie.payments.create({
      paymentRequest: { ...paymentRequest, method: MethodEnum.Banktransfer, dueDate },
    });
  expect(await create("2026-11-28")).toMatchObject({
    isCancelable: true,
    expiresAt: "2026-12-01T00:00:00.000Z",
  });
  await expect(create("2026-11-23")).rejects.toMatchObject({ field: "dueDate" });
  await expect(create("2027-03-05")).rejects.toMatchObject({ field: "dueDate" });
});

test("the same key replays a charge as it was created", async () => {
  const shop = await aShop();
  await debitMandate(shop);
  const request = {
    idempotencyKey: "of the order",
    paymentRequest: {
      ...paymentRequest,
      redirectUrl: null,
      customerId: shop.customerId,
      sequenceType: SequenceType.Recurring,
    },
  };
  const created = await shop.mollie.payments.create(request);
  await shop.submit(created.id, "return", { reason: "AC01" });
  expect(await shop.mollie.payments.create(request)).toEqual(created);
});
