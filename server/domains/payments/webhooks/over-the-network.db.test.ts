import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendForm } from "#sandbox/payments/notify-shop.ts";
import { noMail } from "#tests/mail/no-mail.ts";
import { startWorkers } from "#server/platform/queue/queue.ts";
import { createWorkforce } from "#server/roles/jobs/jobs.ts";
import { testApp } from "#tests/test-app.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { aSandbox, pageOf } from "#tests/world/a-sandbox.ts";

/**
 * Program, jobs and provider as in the demo: three servers that call each other over the network.
 */
const port = await aFreePort();
const sandbox = await aSandbox({ now: () => new Date() }, sendForm);
const app = testApp({ PORT: String(port), SANDBOX_PORT: sandbox.port });
let stopWorking = () => Promise.resolve();

beforeAll(async () => {
  await app.server.listen({ port, host: "127.0.0.1" });
  const working = await startWorkers(createWorkforce(app.context, noMail));
  stopWorking = () => working.stop();
});
afterAll(() => stopWorking());

test("the provider's own webhook adds the credits", async () => {
  const member = await aMember(app.db);
  const visitor = app.visitor();
  await visitor.post("/api/user.php", { email: member.email, password: PASSWORD });
  const { payment_id, next } = (
    await visitor.post("/api/orders", {
      id: randomUUID(),
      bundle: "small",
      method: "creditcard",
      country: "NL",
    })
  ).json();
  const page = pageOf(next);
  expect(page.startsWith(`${sandbox.url}/checkout/`)).toBe(true);
  const back = await sandbox.payByCard(page, "4242 4242 4242 4242");
  expect(back).toBe(`http://localhost:${port}/transactions/${payment_id}`);
  const credits = async () => (await visitor.get("/api/user.php")).json().user.credits;
  await expect.poll(credits, { timeout: 5_000 }).toBe(60);
  // The list never asks the provider, so its data came with the webhook.
  const [transaction] = (await visitor.get("/api/transactions")).json().transactions;
  expect(transaction).toMatchObject({ payment_id, status: "completed" });
});
