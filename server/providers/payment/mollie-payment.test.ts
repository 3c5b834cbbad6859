import { Locale2, MethodEnum } from "mollie-api-typescript/models";
import { SignatureValidator } from "mollie-api-typescript";
import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { paymentMethodIds, paymentMethods } from "#contract/catalogue/payment-methods.ts";
import { countries } from "#contract/catalogue/regions.ts";
import { aSandboxServer, fetcherFor } from "#tests/world/a-sandbox-server.ts";
import { toMollieLocale } from "./mollie-names.ts";
import { createMollieProvider } from "./mollie-payment.ts";
import { PaymentRejected, PaymentUnavailable, WebhookForged } from "./port.ts";
import type { NewPayment } from "./port.ts";
import { pageOf } from "#tests/world/a-sandbox.ts";

const settings = {
  account: "mollie",
  apiKey: "test_of_the_adapter",
  serverUrl: "http://sandbox.test",
  webhookSecrets: ["the current secret", "the previous secret"],
};

async function anAdapter() {
  return createMollieProvider({ ...settings, fetcher: fetcherFor(await aSandboxServer()) });
}

const answering = (answer: () => Promise<Response>) =>
  createMollieProvider({ ...settings, fetcher: answer });

const newPayment: NewPayment = {
  key: "0b9c4a52-5a35-4b77-9a4c-2b2f27a5b7f1",
  order: "an order",
  amount: { minor: 1380, currency: "EUR" },
  method: "ideal",
  issuer: null,
  merchant: "Vonk",
  description: "Vonk, 150 credits",
  returnUrl: "http://localhost:3000/transactions/1",
  webhookUrl: "http://127.0.0.1:3000/api/payments/webhook/sandbox",
  locale: "nl",
  country: "NL",
};

test("every method of the catalogue has a name the client knows, except retired methods", () => {
  const known: readonly string[] = Object.values(MethodEnum);
  for (const id of paymentMethodIds) {
    const { mollie, status } = paymentMethods[id];
    if (mollie === null) expect(status.is).toBe("retired");
    else expect(known).toContain(mollie);
  }
});

test("every language and country has a language of the provider's pages", () => {
  const known: readonly string[] = Object.values(Locale2);
  for (const locale of locales) {
    for (const country of countries) {
      const chosen = toMollieLocale(locale, country);
      expect(known).toContain(chosen);
      expect(chosen.slice(0, 2)).toBe(locale);
    }
  }
  expect(toMollieLocale("de", "CH")).toBe("de_CH");
});

test("the same key creates the same payment, which can be fetched", async () => {
  const adapter = await anAdapter();
  const created = await adapter.create(newPayment);
  expect(await adapter.create(newPayment)).toEqual(created);
  expect(await adapter.get(created.ref)).toEqual({
    ref: created.ref,
    state: "open",
    amount: { minor: 1380, currency: "EUR" },
    order: "an order",
    failure: null,
    refunded: 0,
    chargedBack: 0,
  });
  expect((await adapter.create({ ...newPayment, key: "another" })).ref).not.toBe(created.ref);
});

test("a payment names no customer, mandate or sequence that could be charged again", async () => {
  const requests: unknown[] = [];
  const fetcher = fetcherFor(await aSandboxServer());
  await createMollieProvider({
    ...settings,
    fetcher: async (request) => {
      requests.push(await request.clone().json());
      return fetcher(request);
    },
  }).create(newPayment);
  expect(requests).toHaveLength(1);
  for (const again of ["customerId", "mandateId", "sequenceType", "subscriptionId"]) {
    expect(requests[0]).not.toHaveProperty(again);
  }
});

test("a payment the provider does not know is null", async () => {
  expect(await (await anAdapter()).get("tr_nowhere")).toBeNull();
});

test("the provider's offer has our method ids and its banks", async () => {
  const adapter = await anAdapter();
  const offers = await adapter.offers({ country: "NL", amount: { minor: 588, currency: "EUR" } });
  expect(offers.find(({ id }) => id === "ideal")?.issuers).toHaveLength(4);
  expect(offers.map(({ id }) => id)).toEqual(expect.arrayContaining(["creditcard", "visa"]));
  const british = await adapter.offers({ country: "GB", amount: { minor: 570, currency: "GBP" } });
  expect(british.map(({ id }) => id)).not.toContain("ideal");
});

test.each([
  ["an amount of zero", { amount: { minor: 0, currency: "EUR" } }],
  ["a currency the method does not accept", { amount: { minor: 100, currency: "PLN" } }],
  ["a debit without a mandate", { method: "sdd" }],
  ["a retired method", { method: "giropay" }],
  ["a bank that does not exist", { issuer: "ideal_NOBANK" }],
  ["an invalid return address", { returnUrl: "javascript:alert(1)" }],
] as const)("%s is rejected for good", async (_what, change) => {
  const adapter = await anAdapter();
  await expect(adapter.create({ ...newPayment, ...change })).rejects.toThrow(PaymentRejected);
});

const hal = { "content-type": "application/hal+json" };

/** A paid payment of 5.88, as Mollie returns it. */
async function aPaidAnswer(changes: object): Promise<Response> {
  const server = await aSandboxServer();
  const { ref, next } = await createMollieProvider({
    ...settings,
    fetcher: fetcherFor(server),
  }).create(newPayment);
  await server.inject({
    method: "POST",
    url: `${new URL(pageOf(next)).pathname}/outcome`,
    payload: "outcome=pay",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const answer = await server.inject({
    url: `/v2/payments/${ref}`,
    headers: { authorization: "Bearer test_of_the_adapter" },
  });
  const body = JSON.stringify({ ...answer.json(), id: "tr_1", ...changes });
  return new Response(body, { headers: hal });
}

test.each([
  ["nothing", {}, [0, 0]],
  ["a refund", { amountRefunded: { value: "1.00", currency: "EUR" } }, [100, 0]],
  ["more than was paid", { amountRefunded: { value: "20.00", currency: "EUR" } }, [2_000, 0]],
  ["a charge-back", { amountChargedBack: { value: "13.80", currency: "EUR" } }, [0, 1_380]],
])("the snapshot of a payment shows %s as returned", async (_, changes, expected) => {
  const snapshot = await answering(() => aPaidAnswer(changes)).get("tr_1");
  expect([snapshot?.refunded, snapshot?.chargedBack]).toEqual(expected);
});

test.each([
  { value: "1", currency: "EUR" },
  { value: "1.00", currency: "GBP" },
])("a refund of %j is rejected as invalid", async (amountRefunded) => {
  const adapter = answering(() => aPaidAnswer({ amountRefunded }));
  await expect(adapter.get("tr_1")).rejects.toThrow(PaymentUnavailable);
});

test.each([
  ["nobody answers", () => Promise.reject(new TypeError("fetch failed"))],
  ["it responds with 500", async () => new Response("{}", { status: 500, headers: hal })],
  ["it responds with 503 in HTML", async () => new Response("<p>", { status: 503 })],
  ["it responds with nonsense", async () => new Response('{"a":1}', { status: 200, headers: hal })],
  ["its response is not JSON", async () => new Response("{", { status: 200, headers: hal })],
  ["the key is in progress", async () => new Response("{}", { status: 409, headers: hal })],
  ["it is called too often", async () => new Response("{}", { status: 429, headers: hal })],
  ["our key is wrong", async () => new Response("{}", { status: 401, headers: hal })],
] as const)("if %s, the provider is unavailable", async (_what, answer) => {
  const adapter = answering(answer);
  await expect(adapter.create(newPayment)).rejects.toThrow(PaymentUnavailable);
  await expect(adapter.get("tr_1")).rejects.toThrow(PaymentUnavailable);
  await expect(
    adapter.offers({ country: "NL", amount: { minor: 588, currency: "EUR" } }),
  ).rejects.toThrow(PaymentUnavailable);
});

test("a response about another payment is ignored", async () => {
  const server = await aSandboxServer();
  const fetcher = fetcherFor(server);
  const { ref } = await createMollieProvider({ ...settings, fetcher }).create(newPayment);
  const confused = createMollieProvider({
    ...settings,
    fetcher: ({ method, headers }) =>
      fetcher(new Request(`http://sandbox.test/v2/payments/${ref}`, { method, headers })),
  });
  await expect(confused.get("tr_another")).rejects.toThrow(PaymentUnavailable);
});

const event = (entityId: unknown) => JSON.stringify({ resource: "event", entityId });

test.each([
  ["id=tr_5B8cwPMGnU6qLbRvo7qEZo", ["tr_5B8cwPMGnU6qLbRvo7qEZo"]],
  [event("tr_5B8cwPMGnU6qLbRvo7qEZo"), ["tr_5B8cwPMGnU6qLbRvo7qEZo"]],
  [event("re_4qqhO89gsT"), []],
  [event(7), []],
  ["id=re_4qqhO89gsT", []],
  ["id=tr_../../x", []],
  ["id=tr_%00", []],
  [`id=tr_${"a".repeat(61)}`, []],
  ["", []],
  ["{", []],
  ["null", []],
])("the unsigned webhook %j names %j", async (body, refs) => {
  expect(await createMollieProvider(settings).parseWebhook({ body, signature: null })).toEqual(
    refs,
  );
});

test.each(["the current secret", "the previous secret"])(
  "a webhook signed with %s is accepted, and rejected with one byte changed",
  async (secret) => {
    const adapter = createMollieProvider(settings);
    const body = event("tr_1");
    const signature = `sha256=${await SignatureValidator.createSignature(body, secret)}`;
    expect(await adapter.parseWebhook({ body, signature })).toEqual(["tr_1"]);
    const changed = adapter.parseWebhook({ body: event("tr_2"), signature });
    await expect(changed).rejects.toThrow(WebhookForged);
  },
);

test("a signed webhook is rejected if no secret is configured", async () => {
  const adapter = createMollieProvider({ ...settings, webhookSecrets: [] });
  const signature = await SignatureValidator.createSignature(event("tr_1"), "anything");
  const refs = adapter.parseWebhook({ body: event("tr_1"), signature });
  await expect(refs).rejects.toThrow(WebhookForged);
});
