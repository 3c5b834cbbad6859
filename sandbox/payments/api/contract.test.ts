import { PaymentResponse$inboundSchema } from "mollie-api-typescript/models";
import { ListMethodsResponse$inboundSchema } from "mollie-api-typescript/models/operations";
import { expect, test } from "vitest";
import { z } from "zod";
import { createManualClock } from "#tests/manual-clock.ts";
import { aSandboxServer } from "#tests/world/a-sandbox-server.ts";

/** Mollie's error shape as Mollie's client parses it. */
const mollieError = z.strictObject({
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  field: z.string().optional(),
  _links: z.object({ documentation: z.object({ href: z.string(), type: z.string() }) }),
});

const authorization = "Bearer test_of_the_contract";
const newPayment = {
  description: "Vonk, 150 credits",
  amount: { value: "13.80", currency: "EUR" },
  redirectUrl: "http://localhost:3000/transactions/1",
  webhookUrl: "http://127.0.0.1:3000/api/payments/webhook/sandbox",
  method: "ideal",
  locale: "nl_NL",
  metadata: { order: "1" },
};

type Server = Awaited<ReturnType<typeof aSandboxServer>>;

const create = (server: Server, body: object, headers: Record<string, string> = {}) =>
  server.inject({
    method: "POST",
    url: "/v2/payments",
    payload: body,
    headers: { authorization, ...headers },
  });
const get = (server: Server, url: string) => server.inject({ url, headers: { authorization } });
const submit = (server: Server, url: string, form: Record<string, string>) =>
  server.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

function pathOf(created: { json(): { _links: { checkout: { href: string } } } }): string {
  const { _links: links } = created.json();
  return new URL(links.checkout.href).pathname;
}

test("Mollie's client reads a created payment, with all the fields the shop uses", async () => {
  const server = await aSandboxServer();
  const created = await create(server, newPayment);
  expect(created.statusCode).toBe(201);
  expect(created.headers["content-type"]).toContain("application/hal+json");
  const payment = PaymentResponse$inboundSchema.parse(created.json());
  expect(payment).toMatchObject({ status: "open", mode: "test", amount: newPayment.amount });
  expect(payment.links.checkout?.href).toMatch(/^http:\/\/sandbox\.test\/checkout\/[0-9a-f]{32}$/);
});

test.each([
  ["pay", "paid", "paidAt"],
  ["fail", "failed", "failedAt"],
  ["cancel", "canceled", "canceledAt"],
  ["expire", "expired", "expiredAt"],
  ["pending", "pending", "createdAt"],
  ["pay_lost", "paid", "paidAt"],
  ["pay_twice", "paid", "paidAt"],
] as const)("after %s Mollie's client reads the payment as %s", async (outcome, status, dated) => {
  const server = await aSandboxServer();
  const created = await create(server, newPayment);
  await submit(server, `${pathOf(created)}/outcome`, { outcome });
  const payment = PaymentResponse$inboundSchema.parse(
    (await get(server, `/v2/payments/${created.json().id}`)).json(),
  );
  expect(payment.status).toBe(status);
  expect(payment[dated]).toMatch(/^20\d\d-/);
  expect(payment.links.checkout).toBeUndefined();
});

test.each([
  [["refund_part"], { amountRefunded: "6.90", amountRemaining: "6.90" }],
  [["refund_part", "refund"], { amountRefunded: "13.80", amountRemaining: "0.00" }],
  [["refund", "fail_refund"], { amountRefunded: "0.00", amountRemaining: "13.80" }],
  [["charge_back"], { amountChargedBack: "13.80", amountRemaining: "0.00" }],
  [["refund_part", "charge_back"], { amountRefunded: "6.90", amountChargedBack: "6.90" }],
  [["charge_back_part", "withdraw"], { amountRefunded: "0.00", amountRemaining: "13.80" }],
] as const)("after %j Mollie's client reads %j", async (reversals, amounts) => {
  const server = await aSandboxServer();
  const created = await create(server, newPayment);
  await submit(server, `${pathOf(created)}/outcome`, { outcome: "pay" });
  for (const reversal of reversals) {
    await submit(server, `${pathOf(created)}/reversal`, { reversal });
  }
  const payment = PaymentResponse$inboundSchema.parse(
    (await get(server, `/v2/payments/${created.json().id}`)).json(),
  );
  const money = Object.entries(amounts).map(([name, value]) => [name, { value, currency: "EUR" }]);
  expect(payment).toMatchObject({ status: "paid", ...Object.fromEntries(money) });
  if (!("amountChargedBack" in amounts)) expect(payment.amountChargedBack).toBeUndefined();
});

test("only a paid payment can be refunded, and a half payment reports half of its amount", async () => {
  const server = await aSandboxServer();
  const created = await create(server, newPayment);
  const read = async () => (await get(server, `/v2/payments/${created.json().id}`)).json();
  await submit(server, `${pathOf(created)}/reversal`, { reversal: "refund" });
  expect(await read()).toMatchObject({ status: "open", amount: newPayment.amount });
  expect(await read()).not.toHaveProperty("amountRefunded");
  await submit(server, `${pathOf(created)}/outcome`, { outcome: "pay_half" });
  expect(await read()).toMatchObject({ status: "paid", amount: { value: "6.90" } });
});

test("Mollie's client reads a declined card with its reason", async () => {
  const server = await aSandboxServer();
  const created = await create(server, { ...newPayment, method: "creditcard" });
  await submit(server, `${pathOf(created)}/card`, { number: "4000000000000002" });
  const payment = PaymentResponse$inboundSchema.parse(
    (await get(server, `/v2/payments/${created.json().id}`)).json(),
  );
  expect(payment).toMatchObject({
    status: "failed",
    details: { failureReason: "card_declined", cardNumber: "0002" },
  });
});

test.each(["", "?include=issuers&billingCountry=NL&amount[value]=5.88&amount[currency]=EUR"])(
  "Mollie's client reads the list of methods %j",
  async (query) => {
    const list = await get(await aSandboxServer(), `/v2/methods${query}`);
    const { count, embedded } = ListMethodsResponse$inboundSchema.parse(list.json());
    expect(embedded.methods.map(({ id }) => id)).toEqual([
      "ideal",
      ...(query === "" ? ["bancontact", "eps", "przelewy24"] : []),
      "creditcard",
      "paypal",
      "paysafecard",
      "banktransfer",
    ]);
    expect(count).toBe(embedded.methods.length);
  },
);

test.each([
  ["billingCountry=BE", ["bancontact", "creditcard", "paypal", "paysafecard", "banktransfer"]],
  ["billingCountry=AT", ["eps", "creditcard", "paypal", "paysafecard", "banktransfer"]],
  [
    "billingCountry=PL&amount[value]=20.00&amount[currency]=PLN",
    ["przelewy24", "creditcard", "blik", "paypal", "paysafecard"],
  ],
  ["billingCountry=US&amount[value]=20.00&amount[currency]=USD", ["creditcard", "paypal"]],
  [
    "billingCountry=NL&amount[value]=50.01&amount[currency]=EUR",
    ["ideal", "creditcard", "paypal", "banktransfer"],
  ],
  [
    "billingCountry=IE&includeWallets=applepay",
    ["creditcard", "applepay", "paypal", "paysafecard", "banktransfer"],
  ],
  ["sequenceType=first", ["ideal", "bancontact", "eps", "creditcard", "paypal"]],
  ["sequenceType=recurring", ["creditcard", "paypal", "directdebit"]],
])("for %s the methods are %j", async (query, expected) => {
  const list = (await get(await aSandboxServer(), `/v2/methods?${query}`)).json();
  const { embedded } = ListMethodsResponse$inboundSchema.parse(list);
  expect(embedded.methods.map(({ id }) => id)).toEqual(expected);
});

test("Mollie's client rejects a payment without the fields ours has", async () => {
  const { _links, ...without } = (await create(await aSandboxServer(), newPayment)).json();
  expect(_links).toBeDefined();
  expect(PaymentResponse$inboundSchema.safeParse(without).success).toBe(false);
});

test.each([
  [{ description: undefined }, "description"],
  [{ amount: undefined }, "amount"],
  [{ amount: { value: "13.8", currency: "EUR" } }, "amount.value"],
  [{ amount: { value: "0.00", currency: "EUR" } }, "amount"],
  [{ amount: { value: "50000.01", currency: "EUR" } }, "amount"],
  [{ amount: { value: "13.80", currency: "PLN" } }, "amount"],
  [{ redirectUrl: "nowhere" }, "redirectUrl"],
  [{ redirectUrl: "javascript:alert(1)" }, "redirectUrl"],
  [{ webhookUrl: "ftp://shop.example" }, "webhookUrl"],
  [{ method: "giropay" }, "method"],
  [{ method: "directdebit" }, "method"],
  [{ issuer: "ideal_NOBANK" }, "issuer"],
  [{ locale: "xx_XX" }, "locale"],
  [{ metadata: { much: "x".repeat(2_000) } }, "metadata"],
])("a payment with %j gets Mollie's error, which names %s", async (change, field) => {
  const answer = await create(await aSandboxServer(), { ...newPayment, ...change });
  expect(answer.statusCode).toBe(422);
  expect(mollieError.parse(answer.json())).toMatchObject({
    status: 422,
    title: "Unprocessable Entity",
    field,
  });
});

test.each([
  ["no key", { url: "/v2/payments/tr_1" }, 401],
  [
    "a live key",
    { url: "/v2/methods", headers: { authorization: "Bearer live_abcdefghijk" } },
    401,
  ],
  ["a profile's key for settlements", { url: "/v2/settlements", headers: { authorization } }, 401],
  ["an unknown payment", { url: "/v2/payments/tr_1", headers: { authorization } }, 404],
  ["an invalid amount", { url: "/v2/methods?amount[value]=1", headers: { authorization } }, 400],
] as const)("%s gets Mollie's error", async (_what, request, status) => {
  const answer = await (await aSandboxServer()).inject({ method: "GET", ...request });
  expect(answer.statusCode).toBe(status);
  expect(mollieError.parse(answer.json()).status).toBe(status);
});

test("an unreadable body gets an error of the same shape", async () => {
  const server = await aSandboxServer();
  const headers = { authorization, "content-type": "application/json" };
  const broken = await server.inject({
    method: "POST",
    url: "/v2/payments",
    payload: "{",
    headers,
  });
  expect([broken.statusCode, mollieError.parse(broken.json()).status]).toEqual([400, 400]);
});

test("the same key replays the same response for an hour, whatever happened to the payment", async () => {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const server = await aSandboxServer({ now: () => clock.now() });
  const key = { "idempotency-key": "of the attempt" };
  const [first, second] = await Promise.all([
    create(server, newPayment, key),
    create(server, newPayment, key),
  ]);
  expect(second.body).toBe(first.body);
  await submit(server, `${pathOf(first)}/outcome`, { outcome: "pay" });
  clock.advance(3_599_999);
  expect((await create(server, newPayment, key)).body).toBe(first.body);
  const other = await create(server, { ...newPayment, description: "other" }, key);
  expect([other.statusCode, mollieError.parse(other.json()).status]).toEqual([400, 400]);
  clock.advance(1);
  expect((await create(server, newPayment, key)).json().id).not.toBe(first.json().id);
});

test.each([
  ["ideal", 15],
  ["creditcard", 30],
])("an unpaid payment by %s expires after %d minutes", async (method, minutes) => {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const server = await aSandboxServer({ now: () => clock.now() });
  const { id } = (await create(server, { ...newPayment, method })).json();
  clock.advance(minutes * 60_000 - 1);
  expect((await get(server, `/v2/payments/${id}`)).json().status).toBe("open");
  clock.advance(1);
  expect((await get(server, `/v2/payments/${id}`)).json().status).toBe("expired");
});
