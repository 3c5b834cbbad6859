import { sandboxMethodIds } from "./method-ids.ts";
import { PaymentResponse$inboundSchema } from "mollie-api-typescript/models";
import { expect, test } from "vitest";
import { paymentMethods } from "#contract/catalogue/payment-methods.ts";
import { createManualClock } from "#tests/manual-clock.ts";
import { aSandboxServer, submitForm } from "#tests/world/a-sandbox-server.ts";
import { buildIban } from "#sandbox/payments/consumer.ts";
import { languages } from "#sandbox/payments/texts.ts";

type Server = Awaited<ReturnType<typeof aSandboxServer>>;
const authorization = "Bearer test_of_the_methods";

async function aPayment(server: Server, change: object) {
  const created = await server.inject({
    method: "POST",
    url: "/v2/payments",
    headers: { authorization },
    payload: {
      description: "Vonk, 150 credits",
      amount: { value: "13.80", currency: "EUR" },
      redirectUrl: "http://localhost:3000/transactions/1",
      locale: "en_GB",
      metadata: { merchant: "Vonk & Co" },
      ...change,
    },
  });
  const { id, _links: links } = created.json();
  const path = new URL(links.checkout.href).pathname;
  return {
    path,
    page: async () => (await server.inject(path)).body,
    submit: (action: string, form: Record<string, string>) =>
      submitForm(server, `${path}/${action}`, form),
    /** As Mollie's client reads it. */
    async read(query = "") {
      const url = `/v2/payments/${id}${query}`;
      const answer = await server.inject({ url, headers: { authorization } });
      return PaymentResponse$inboundSchema.parse(answer.json());
    },
  };
}

const zloty = { amount: { value: "13.80", currency: "PLN" } };
const inCurrency = (method: string) => (method === "blik" ? { method, ...zloty } : { method });
const oneoff = sandboxMethodIds.filter((id) => id !== "directdebit");

test("it simulates all living methods of the catalogue", () => {
  const living = Object.values(paymentMethods).flatMap(({ mollie }) => mollie ?? []);
  expect(new Set(sandboxMethodIds)).toEqual(new Set(living));
});

test.each(oneoff)("Mollie's client reads a payment by %s, open and paid", async (method) => {
  const payment = await aPayment(await aSandboxServer(), inCurrency(method));
  expect(await payment.read()).toMatchObject({ status: "open", method });
  await payment.submit("outcome", { outcome: "pay" });
  const paid = await payment.read();
  // A wallet's payment is one with the card in it.
  expect(paid.method).toBe(method === "applepay" ? "creditcard" : method);
  expect(paid.status).toBe("paid");
});

test.each(
  Object.keys(languages).flatMap((language) => oneoff.map((method) => [method, language] as const)),
)("the page of %s has one heading and a label for each field in %s", async (method, language) => {
  const country = { nl: "NL", en: "GB", de: "DE", fr: "FR", es: "ES", it: "IT", pl: "PL" }[
    language
  ];
  const locale = `${language}_${country}`;
  const payment = await aPayment(await aSandboxServer(), { ...inCurrency(method), locale });
  await payment.submit("start", { start: "code" });
  await payment.submit("login", { login: "demo" });
  const body = await payment.page();
  expect(body.match(/<h1>/g)).toHaveLength(1);
  expect(body).toContain(languages[language]?.test);
  expect(body).not.toMatch(/<script|\son\w+=|undefined|\{[a-z]+\}/i);
  const fields = body.match(/<(input|select)/g) ?? [];
  expect(body.match(/<label/g) ?? []).toHaveLength(fields.length);
});

test.each([
  ["approve", "paid", undefined],
  ["decline", "failed", "authentication_failed"],
  ["time_out", "failed", "authentication_abandoned"],
] as const)("if the payer's bank gets %s, the payment is %s", async (answer, status, reason) => {
  const payment = await aPayment(await aSandboxServer(), { method: "creditcard" });
  await payment.submit("authenticate", { answer: "approve" });
  expect((await payment.read()).status).toBe("open");
  await payment.submit("card", { number: "4000 0000 0000 3220" });
  expect((await payment.read()).status).toBe("open");
  await payment.submit("authenticate", { answer });
  const { details, ...decided } = await payment.read();
  expect(decided.status).toBe(status);
  expect(details?.failureReason).toBe(reason);
  if (status === "paid") expect(details?.cardSecurity).toBe("3dsecure");
});

test("the same card of the same holder has the same fingerprint, another holder's another", async () => {
  const server = await aSandboxServer();
  const fingerprintOf = async (holder: string) => {
    const payment = await aPayment(server, { method: "creditcard" });
    await payment.submit("card", { number: "4242424242424242", holder });
    return (await payment.read()).details?.cardFingerprint;
  };
  expect(await fingerprintOf("M. Jansen")).toMatch(/^[0-9a-f]{24}$/);
  expect(await fingerprintOf("m. jansen ")).toBe(await fingerprintOf("M. Jansen"));
  expect(await fingerprintOf("P. Jansen")).not.toBe(await fingerprintOf("M. Jansen"));
});

test("Bancontact is paid in the app or with its own card numbers", async () => {
  const server = await aSandboxServer();
  const payment = await aPayment(server, { method: "bancontact" });
  expect(await payment.page()).toContain(`src="/qr/${payment.path.split("/").at(-1)}.svg"`);
  expect((await payment.submit("card", { number: "4242424242424242" })).statusCode).toBe(422);
  await payment.submit("card", { number: "6703 4444 4444 4449" });
  expect(await payment.read()).toMatchObject({
    status: "paid",
    details: { cardNumber: "4449", cardLabel: "Bancontact" },
  });
});

const shownCode = (body: string) => /shows (\d{3} \d{3})/.exec(body)?.[1] ?? "none";

test("a BLIK code can be used for 55 seconds, and one mistake is forgiven", async () => {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const server = await aSandboxServer({ now: () => clock.now() });
  const payment = await aPayment(server, { method: "blik", ...zloty });
  await payment.submit("start", { start: "code" });
  const code = shownCode(await payment.page());
  expect(await payment.page()).toMatch(/until \d\d:00:55/);
  clock.advance(54_999);
  const wrong = await payment.submit("code", { code: code === "000 000" ? "111111" : "000000" });
  expect([wrong.statusCode, wrong.body.includes("This code is wrong.")]).toEqual([422, true]);
  await payment.submit("code", { code });
  expect((await payment.read()).status).toBe("paid");
});

test("a second mistake fails the BLIK payment", async () => {
  const payment = await aPayment(await aSandboxServer(), { method: "blik", ...zloty });
  await payment.submit("start", { start: "code" });
  await payment.submit("code", { code: "wrong" });
  await payment.submit("code", { code: "wrong" });
  expect((await payment.read()).status).toBe("failed");
});

test("an expired BLIK code can be replaced once; the second takes the payment with it", async () => {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const server = await aSandboxServer({ now: () => clock.now() });
  const payment = await aPayment(server, { method: "blik", ...zloty });
  await payment.submit("start", { start: "code" });
  const first = shownCode(await payment.page());
  clock.advance(55_000);
  await payment.submit("code", { code: first });
  expect((await payment.read()).status).toBe("open");
  expect(await payment.page()).toContain("Get a new code");
  await payment.submit("start", { start: "code" });
  const second = shownCode(await payment.page());
  expect(second).not.toBe(first);
  clock.advance(55_000);
  await payment.submit("code", { code: second });
  expect((await payment.read()).status).toBe("expired");
});

test.each([
  ["1000 0000 0000 5000", "paid", null],
  ["1000 0000 0000 0100", "open", "too little left"],
  ["9999 9999 9999 9999", "open", "not a test PIN"],
] as const)("a payment with the paysafecard PIN %s is %s", async (pin, status, error) => {
  const payment = await aPayment(await aSandboxServer(), { method: "paysafecard" });
  const answer = await payment.submit("pin", { pin });
  expect((await payment.read()).status).toBe(status);
  if (error) expect([answer.statusCode, answer.body.includes(error)]).toEqual([422, true]);
});

test("PayPal is approved only after logging in", async () => {
  const payment = await aPayment(await aSandboxServer(), { method: "paypal" });
  expect(await payment.page()).not.toContain('value="pay"');
  await payment.submit("login", { login: "demo" });
  expect(await payment.page()).toContain('value="pay"');
  await payment.submit("outcome", { outcome: "pay" });
  expect((await payment.read()).details).toMatchObject({
    consumerName: "Robin Proef",
    paypalPayerId: expect.stringMatching(/^[0-9A-F]{13}$/),
  });
});

test("a bank transfer has the details to transfer to, a code to scan, and two weeks", async () => {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const server = await aSandboxServer({ now: () => clock.now() });
  const payment = await aPayment(server, { method: "banktransfer" });
  const { details } = await payment.read("?include=details.qrCode");
  expect(details).toMatchObject({
    bankAccount: expect.stringMatching(/^NL\d\dTEST\d{10}$/),
    transferReference: expect.stringMatching(/^RF\d\d-\d{4}-\d{4}-\d{4}$/),
  });
  expect(await payment.page()).toContain(details?.transferReference);
  const code = await server.inject(new URL(details?.qrCode?.src ?? "").pathname);
  expect([code.statusCode, code.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  clock.advance(14 * 86_400_000 - 1);
  expect((await payment.read()).status).toBe("open");
  clock.advance(1);
  expect((await payment.read()).status).toBe("expired");
});

test("half a bank transfer pays half of the amount", async () => {
  const payment = await aPayment(await aSandboxServer(), { method: "banktransfer" });
  await payment.submit("outcome", { outcome: "pay_half" });
  expect(await payment.read()).toMatchObject({ status: "paid", amount: { value: "6.90" } });
});

test.each([
  ["NL", "0000000001"],
  ["BE", "4242424242"],
  ["AT", "0123456789"],
] as const)("an invented account in %s passes the checks of an IBAN", (country, ten) => {
  const iban = buildIban(country, ten);
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  expect(BigInt(digits) % 97n).toBe(1n);
});

test("a form that the method's page does not have is not found", async () => {
  const payment = await aPayment(await aSandboxServer(), { method: "ideal" });
  expect((await payment.submit("pin", { pin: "1" })).statusCode).toBe(404);
  expect((await payment.submit("constructor", {})).statusCode).toBe(404);
});
