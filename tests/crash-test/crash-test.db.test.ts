import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { verifyChat } from "#server/domains/chat/verification/verify-store.ts";
import { verifyLedger } from "#server/domains/credits/verify-store.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import type { DatabaseHandle } from "#server/platform/database/database.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { EmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { schema } from "#server/schema.ts";
import { installQueue } from "#server/platform/queue/queue.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { findMemoryFolder } from "#tests/database/memory-folder.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { aSandbox } from "#tests/world/a-sandbox.ts";
import { insertSessionFor } from "#tests/world/a-session.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { buyUntil, neverPayingPlans, payingPlans } from "./buyers.ts";
import { compareMessages } from "./compare-messages.ts";
import { comparePayments } from "./compare-payments.ts";
import { killableApp } from "./killable-app.ts";
import { settleAll } from "./settle-all.ts";
import { flakyWebhook } from "./flaky-webhook.ts";
import { writeUntil } from "./writers.ts";

/**
 * Whichever process is killed, at any time: no acknowledged message is lost, nothing is charged twice,
 * and a payment adds its credits once (R34.1).
 */
const KILLS = Number(process.env["KILLS"] ?? 20);
const PATIENCE_MS = 120_000 + KILLS * 6_000;
const WRITERS = 8;
const port = await aFreePort();
const [site] = demoSites;
let dir = "";
let postgres: EmbeddedPostgres;
let turned = 0;
const clock = {
  now: () => new Date(Date.now() + turned),
  advance: (ms: number) => void (turned += ms),
};
const line = flakyWebhook();
const sandbox = await aSandbox(clock, line.send, { pauses: [50, 100, 200, 400, 800, 1_600] });

const begin = () =>
  startEmbeddedPostgres({
    dir: path.join(dir, "postgres"),
    settings: { shared_buffers: "128MB" },
  });

beforeAll(async () => {
  dir = await mkdtemp(path.join(await findMemoryFolder(), "vonk-kill-"));
  postgres = await begin();
  const database = open();
  await migrate(database.pool, schema);
  await installQueue(database.pool);
  if (site) await saveSite(database.db, site);
  await database.close();
});

afterAll(async () => {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

const open = (): DatabaseHandle => openDatabase(postgres.url, { size: 4, onLost: () => undefined });

const settings = () => ({
  PORT: String(port),
  SANDBOX_PORT: sandbox.port,
  DATABASE_URL: postgres.url,
  DATA_DIR: path.join(dir, "files"),
});

/**
 * Pairs of members who write to each other; the first member runs out of credits. Other members buy at
 * the same time, or go to the provider but never pay.
 */
async function makeMembers() {
  const database = open();
  const members: { id: MemberId; cookie: string }[] = [];
  for (let n = 0; n < WRITERS; n += 1) {
    const member = await aMember(database.db);
    await giveCredits(database.db, member, n === 0 ? 100 : 1_000_000);
    members.push({ id: member.id, cookie: await insertSessionFor(database.db, member) });
  }
  await database.close();
  return {
    members,
    writers: members.map(({ cookie }, n) => ({ cookie, partner: members[n ^ 1]?.id ?? "" })),
    buyers: [
      ...members.slice(1, 4).map((member) => ({ ...member, plans: payingPlans })),
      ...members.slice(4, 6).map((member) => ({ ...member, plans: neverPayingPlans })),
    ],
  };
}

async function run(kills: number, idempotent: boolean) {
  const { members, writers, buyers } = await makeMembers();
  const app = killableApp({ ...settings(), WEBHOOK: idempotent ? "" : "forgetful" });
  await app.start();
  let over = false;
  const base = `http://127.0.0.1:${port}`;
  const until = () => over;
  const writing = writers.map((writer) => writeUntil(writer, { base, until, idempotent }));
  const buying = buyers.map((buyer) => buyUntil(buyer, { base, until, choose: sandbox.choose }));
  try {
    for (let n = 0; n < kills; n += 1) {
      await pause(400 + ((n * 7_919) % 800));
      if (n % 3 !== 1) await app.kill();
      if (n % 3 !== 0) {
        process.kill(postgres.pid, "SIGKILL");
        postgres = await begin();
      }
      if (n % 3 !== 1) await app.start();
    }
    await pause(1_000);
  } catch (error) {
    await app.kill();
    throw error;
  } finally {
    over = true;
  }
  const wrote = await Promise.all(writing);
  const bought = await Promise.all(buying);
  await app.kill();
  return {
    answers: wrote.flatMap((result) => result.acknowledged),
    ordered: bought.flatMap((result) => result.ordered),
    members: members.map(({ id }) => id),
    retries: [...wrote, ...bought].reduce((sum, result) => sum + result.retries, 0),
  };
}

/** Compares all responses with the database, before and after the jobs run. */
async function compare({ answers, ordered, members }: Awaited<ReturnType<typeof run>>) {
  const database = open();
  const siteId = site?.id;
  if (!siteId) throw new Error("the demo has no sites");
  const payments = async () =>
    comparePayments(database.db, { members, ordered, payments: sandbox.payments() });
  const before = await payments();
  await settleAll(settings(), database, clock);
  const counts = {
    messages: await compareMessages(database.db, answers),
    before,
    payments: await payments(),
    books: {
      differingLedger: (await verifyLedger(database.db, siteId)).length,
      differingChats: (await verifyChat(database.db, siteId)).length,
    },
  };
  await database.close();
  return counts;
}

test(
  "repeated kill -9 of program, database or both loses and duplicates nothing",
  async () => {
    const happened = await run(KILLS, true);
    const { messages, before, payments, books } = await compare(happened);
    const { retries } = happened;
    process.stdout.write(
      `kill -9 × ${KILLS}: ${JSON.stringify({ messages, payments, books, retries })}\n` +
        `during the run: ${JSON.stringify({ webhooks: line.counts, lost: before.lost, stuck: before.stuck, notMailedOnce: before.notMailedOnce })}\n`,
    );
    // Reachable on a machine a quarter as fast, but still meaningful.
    expect(messages.acknowledged).toBeGreaterThan(5 * KILLS);
    expect(messages.rejected).toBeGreaterThan(0);
    expect(retries).toBeGreaterThan(0);
    expect(messages).toMatchObject({
      lost: 0,
      otherNumber: 0,
      doubled: 0,
      rejectedButStored: 0,
      notChargedOnce: 0,
    });
    expect(payments.paid).toBeGreaterThanOrEqual(KILLS / 2);
    expect(payments.seen).toBeGreaterThan(0);
    expect(payments.orders).toBeGreaterThan(payments.paid);
    expect(line.counts.repeated).toBeGreaterThan(0);
    expect(line.counts.answered).toBeLessThan(line.counts.sent);
    // A payment that lost all its notifications is missing until reconciliation finds it.
    expect(before.lost).toBeGreaterThan(0);
    expect(payments).toMatchObject({
      ordersLost: 0,
      withoutOrder: 0,
      askedTwice: 0,
      lost: 0,
      doubled: 0,
      unpaidButGiven: 0,
      seenButUnpaid: 0,
      wrongCredits: 0,
      stuck: 0,
      notMailedOnce: 0,
      wrongPremium: 0,
    });
    expect(books).toEqual({
      differingLedger: 0,
      differingChats: 0,
    });
  },
  PATIENCE_MS,
);

test(
  "without idempotency messages and credits are duplicated, and the comparison finds it",
  async () => {
    const { messages, payments } = await compare(await run(10, false));
    process.stdout.write(`negative control: ${JSON.stringify({ messages, payments })}\n`);
    expect(messages.doubled).toBeGreaterThan(0);
    expect(payments.doubled).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
