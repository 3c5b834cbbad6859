import { expect, test } from "vitest";
import { createManualClock } from "#tests/manual-clock.ts";
import { aFolder, aSandboxServer } from "#tests/world/a-sandbox-server.ts";

type Server = Awaited<ReturnType<typeof aSandboxServer>>;

async function aPayment(server: Server): Promise<{ id: string; page: string }> {
  const created = await server.inject({
    method: "POST",
    url: "/v2/payments",
    headers: { authorization: "Bearer test_of_the_notices" },
    payload: {
      description: "Vonk, 150 credits",
      amount: { value: "13.80", currency: "EUR" },
      redirectUrl: "http://localhost:3000/transactions/1",
      webhookUrl: "http://127.0.0.1:3000/api/payments/webhook/sandbox",
      method: "creditcard",
    },
  });
  const { id, _links } = created.json();
  return { id, page: new URL(_links.checkout.href).pathname };
}

const submit = (server: Server, url: string, form: Record<string, string> = {}) =>
  server.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** A shop that responds with these statuses, then with 200. */
function aShop(...answers: (number | Error)[]) {
  const received: string[] = [];
  return {
    received,
    send: async (url: string, form: URLSearchParams) => {
      received.push(`${new URL(url).pathname} ${form.toString()}`);
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

const soon = [1, 1, 1];

test("the shop gets only the payment's id, repeated until it responds with success", async () => {
  const shop = aShop(503, new Error("nobody there"), 302, 204);
  const server = await aSandboxServer({ send: shop.send, pauses: soon });
  const { id, page } = await aPayment(server);
  await submit(server, `${page}/outcome`, { outcome: "pay" });
  await expect.poll(() => shop.received).toHaveLength(4);
  expect(new Set(shop.received)).toEqual(new Set([`/api/payments/webhook/sandbox id=${id}`]));
  const overview = await server.inject("/");
  await expect.poll(async () => (await server.inject("/")).body).toContain(": 204");
  expect(overview.statusCode).toBe(200);
});

test("a shop that never responds is given up, and notified again on request", async () => {
  const shop = aShop(500, 500, 500, 500);
  const server = await aSandboxServer({ send: shop.send, pauses: soon });
  const { page } = await aPayment(server);
  await submit(server, `${page}/outcome`, { outcome: "pay" });
  await expect.poll(() => shop.received).toHaveLength(4);
  await expect.poll(async () => (await server.inject("/")).body).not.toContain(": …");
  expect((await submit(server, `${page}/notice`)).statusCode).toBe(303);
  await expect.poll(() => shop.received).toHaveLength(5);
});

test.each([
  ["pay_twice", 2],
  ["pay_lost", 1],
  ["pay_half", 1],
  ["fail", 1],
  ["cancel", 1],
  ["expire", 1],
  ["pending", 0],
])("%s notifies the shop %d times", async (outcome, times) => {
  const shop = aShop();
  const server = await aSandboxServer({ send: shop.send });
  const { page } = await aPayment(server);
  await submit(server, `${page}/outcome`, { outcome });
  await expect.poll(() => shop.received.length).toBe(times);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shop.received).toHaveLength(times);
});

test("a refund and its failure each notify the shop once", async () => {
  const shop = aShop();
  const server = await aSandboxServer({ send: shop.send });
  const { page } = await aPayment(server);
  await submit(server, `${page}/outcome`, { outcome: "pay" });
  await expect.poll(() => shop.received).toHaveLength(1);
  await submit(server, `${page}/reversal`, { reversal: "refund" });
  await submit(server, `${page}/reversal`, { reversal: "fail_refund" });
  await expect.poll(() => shop.received).toHaveLength(3);
});

test("payments and undelivered webhooks survive a restart", async () => {
  const dataDir = await aFolder();
  const deaf = aShop(500);
  const before = await aSandboxServer({ dataDir, send: deaf.send, pauses: [60_000] });
  const { id, page } = await aPayment(before);
  await submit(before, `${page}/outcome`, { outcome: "pay" });
  await expect.poll(() => deaf.received).toHaveLength(1);
  await before.close();
  const shop = aShop();
  const clock = createManualClock(new Date(Date.now() + 60_000));
  const after = await aSandboxServer({ dataDir, send: shop.send, now: () => clock.now() });
  await expect.poll(() => shop.received).toEqual([`/api/payments/webhook/sandbox id=${id}`]);
  const { status } = (
    await after.inject({
      url: `/v2/payments/${id}`,
      headers: { authorization: "Bearer test_of_the_notices" },
    })
  ).json();
  expect(status).toBe("paid");
});
