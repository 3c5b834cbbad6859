import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { OrderId } from "#contract/shared/ids.ts";
import { createContext } from "#server/context.ts";
import type { Context } from "#server/context.ts";
import type { AppError } from "#server/platform/http/app-error.ts";
import { createLog } from "#server/platform/log.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSandbox, pageOf } from "#tests/world/a-sandbox.ts";
import { getBalance } from "#tests/world/get-balance.ts";
import { readContext } from "#tests/world/read-context.ts";
import { paymentWorkers } from "#server/domains/payments/jobs.ts";

/** Two accounts, each at a provider of its own that knows only its own payments. */
const [oldSandbox, newSandbox] = await Promise.all(
  [1, 2].map(() => aSandbox({ now: () => app.clock.now() }, async () => 200)),
);
if (!oldSandbox || !newSandbox) throw new Error("both providers run");
const app = testApp({ SANDBOX_PORT: oldSandbox.port });
const oldAccount = accountAt("old", oldSandbox.url);
const newAccount = accountAt("new", newSandbox.url);

function accountAt(account: string, serverUrl: string) {
  return { account, serverUrl, apiKey: "test_of_this_account", webhookSecrets: [] };
}

type Member = Awaited<ReturnType<typeof aMember>>;

/** The program started again with these accounts, on the same database. */
async function restartWith(paymentAccounts: Context["config"]["paymentAccounts"]) {
  const { config, database } = app.context;
  const context = createContext({ ...config, paymentAccounts }, database, app.clock);
  const server = await createWebServer(context, noPages);
  onTestFinished(() => server.close());
  const lines: { level: number; account?: string; payments?: number }[] = [];
  const log = createLog("error", { write: (line) => lines.push(JSON.parse(line)) });
  return {
    server,
    context,
    lines,
    order: async (member: Member, id = randomUUID()) => {
      const ctx = await aContext(context, member.id);
      const body = { id, bundle: "medium", method: "ideal", country: "NL" } as const;
      const { payment_id, next } = await context.calls(ctx, "POST /api/orders", { body });
      return { payment_id, page: pageOf(next) };
    },
    look: async (member: Member, id: OrderId) => {
      const ctx = await aContext(context, member.id);
      const answer = await context.calls(ctx, "GET /api/transactions/:id", { params: { id } });
      return answer.transaction.status;
    },
    reconcile: async () => {
      await enqueueSweeps(app.db, paymentWorkers);
      await drainQueue({ ...context, log });
    },
  };
}

type Program = Awaited<ReturnType<typeof restartWith>>;

function receiveWebhook(server: FastifyInstance, account: string, ref: string) {
  return server.inject({
    method: "POST",
    url: `/api/payments/webhook/${account}`,
    payload: `id=${ref}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

async function refOf(id: OrderId): Promise<string> {
  const { rows } = await sql<{ provider_ref: string }>`
    select provider_ref from payment_attempt where order_id = ${id}`.execute(app.db);
  return rows[0]?.provider_ref ?? "";
}

const credits = (member: Member) => getBalance(readContext(app.db, member.site), member.id);

const doors = {
  reconciliation: ({ reconcile }: Program) => reconcile(),
  "transaction page": ({ look }: Program, member: Member, id: OrderId) => look(member, id),
  webhook: async ({ server, context }: Program, _member: Member, id: OrderId) => {
    await receiveWebhook(server, "old", await refOf(id));
    await drainQueue(context);
  },
} as const;

test.each(Object.entries(doors))(
  "a payment that was pending when the account changed is credited once it is paid: %s",
  async (_door, ask) => {
    const member = await aMember(app.db);
    const before = await restartWith([oldAccount]);
    const { payment_id: id, page } = await before.order(member);
    await oldSandbox.choose(page, "pending");
    const after = await restartWith([newAccount, oldAccount]);
    expect((await after.order(member)).page).toContain(newSandbox.url);
    for (let day = 0; day < 3; day += 1) {
      app.clock.advance(25 * 3_600_000);
      await after.reconcile();
    }
    expect(await after.look(member, id)).toBe("pending");
    await oldSandbox.choose(page, "pay");
    app.clock.advance(25 * 3_600_000);
    await ask(after, member, id);
    expect(await credits(member)).toBe(150);
    for (const other of Object.values(doors)) await other(after, member, id);
    expect([await credits(member), await after.look(member, id)]).toEqual([150, "completed"]);
  },
);

test("a payment of an account that is not configured stays undecided, and the log names it", async () => {
  const [member, other] = [await aMember(app.db), await aMember(app.db)];
  await sql`update payment_attempt set next_check_at = null`.execute(app.db);
  const before = await restartWith([oldAccount]);
  const { payment_id: id, page } = await before.order(member);
  await before.order(other);
  await oldSandbox.choose(page, "pay");
  const without = await restartWith([newAccount]);
  app.clock.advance(48 * 3_600_000);
  await without.reconcile();
  await without.reconcile();
  expect(without.lines).toHaveLength(1);
  app.clock.advance(3_600_000);
  await without.reconcile();
  const line = { level: 50, account: "old", payments: 2 };
  expect(without.lines).toMatchObject([line, line]);
  expect((await receiveWebhook(without.server, "old", await refOf(id))).statusCode).toBe(404);
  expect([await without.look(member, id), await credits(member)]).toEqual(["loading", 0]);
  const again = await restartWith([newAccount, oldAccount]);
  app.clock.advance(3_600_000);
  await again.reconcile();
  expect([await again.look(member, id), await credits(member)]).toEqual(["completed", 150]);
});

test("an order without a response is not sent to another account", async () => {
  const member = await aMember(app.db);
  const before = await restartWith([oldAccount]);
  await before.order(await aMember(app.db));
  const id = randomUUID();
  await oldSandbox.stop();
  await expect(before.order(member, id)).rejects.toEqual(rejected("payment_unavailable"));
  await oldSandbox.start();
  const after = await restartWith([newAccount, oldAccount]);
  await expect(after.order(member, id)).rejects.toEqual(rejected("order_expired"));
  const { page } = await after.order(member);
  expect(page).toContain(newSandbox.url);
});

const rejected = (code: string) => expect.objectContaining({ code }) as AppError;
