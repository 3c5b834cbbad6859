import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyChat } from "#server/domains/chat/verify-chat.ts";
import { grantBonus } from "#server/domains/credits/grant-bonus.ts";
import { verifyLedger } from "#server/domains/credits/verify-ledger.ts";
import { insertSessionFor } from "../world/a-session.ts";
import { putSite } from "#server/domains/sites/put-site.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import type { DatabaseHandle } from "#server/platform/database/database.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded/start-postgres.ts";
import type { EmbeddedPostgres } from "#server/platform/database/embedded/start-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { aMember } from "../world/a-member.ts";
import { killableApp } from "./killable-app.ts";
import { writeUntil } from "./writers.ts";
import type { Told, Writer } from "./writers.ts";

/** Promise R1: nothing acknowledged is lost, nothing is charged twice, whatever is killed when. */
const KILLS = 20;
const WRITERS = 8;
const PORT = 3_187;
const [site] = demoSites;
let dir = "";
let postgres: EmbeddedPostgres;

const begin = () =>
  startEmbeddedPostgres({
    dir: path.join(dir, "postgres"),
    log: () => undefined,
    settings: { shared_buffers: "128MB" },
  });

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "vonk-kill-"));
  postgres = await begin();
  const database = open();
  await migrate(database.pool, fileURLToPath(new URL("../../server/migrations", import.meta.url)));
  if (site) await putSite(database.db, site);
  await database.close();
});

afterAll(async () => {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

const open = (): DatabaseHandle => openDatabase(postgres.url, { size: 4, onLost: () => undefined });

/** Pairs of members who write to each other; some run out of credits on the way. */
async function makeWriters(database: DatabaseHandle): Promise<Writer[]> {
  const members: { id: string; cookie: string }[] = [];
  for (let n = 0; n < WRITERS; n += 1) {
    const member = await aMember(database.db);
    const credits = n === 0 ? 100 : 1_000_000;
    const at = new Date();
    await database.db
      .transaction()
      .execute((tx) =>
        grantBonus(tx, { site: member.site, member: member.id, cause: "signup", credits, at }),
      );
    members.push({ id: member.id, cookie: await insertSessionFor(database.db, member) });
  }
  return members.map(({ cookie }, n) => ({ cookie, partner: members[n ^ 1]?.id ?? "" }));
}

async function run(kills: number, idempotent: boolean) {
  const database = open();
  const writers = await makeWriters(database);
  await database.close();
  const app = killableApp({
    PORT: String(PORT),
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(dir, "files"),
  });
  await app.start();
  let over = false;
  const base = `http://127.0.0.1:${PORT}`;
  const writing = writers.map((writer) =>
    writeUntil(writer, { base, until: () => over, idempotent }),
  );
  for (let n = 0; n < kills; n += 1) {
    await pause(150 + ((n * 7_919) % 500));
    if (n % 3 !== 1) await app.kill();
    if (n % 3 !== 0) {
      process.kill(postgres.pid, "SIGKILL");
      postgres = await begin();
    }
    if (n % 3 !== 1) await app.start();
  }
  await pause(1_000);
  over = true;
  const results = await Promise.all(writing);
  await app.kill();
  return {
    told: results.flatMap((result) => result.told),
    retries: results.reduce((sum, result) => sum + result.retries, 0),
  };
}

/** Compares what the writers were told with what the database holds. */
async function reconcile(told: readonly Told[]) {
  const database = open();
  const { rows } = await sql<{ body: string; seq: number; charged: number }>`
    select m.body, m.seq, (
      select count(*) from ledger l
      where l.member_id = m.sender_id and l.cause = 'message:' || m.client_id and l.to_account = 'spent'
    ) as charged
    from message m`.execute(database.db);
  const stored = Map.groupBy(rows, (row) => row.body.replace("intent ", ""));
  const sent = told.filter((one) => one.outcome === "sent");
  const refused = told.filter((one) => one.outcome === "not_enough_credits");
  const siteId = site?.id;
  if (!siteId) throw new Error("the demo has sites");
  const ledger = await verifyLedger(database.db, siteId);
  const counts = {
    acknowledged: sent.length,
    refused: refused.length,
    stored: rows.length,
    lost: sent.filter((one) => !stored.has(one.intent)).length,
    otherNumber: sent.filter((one) => stored.get(one.intent)?.every((row) => row.seq !== one.seq))
      .length,
    doubled: [...stored.values()].filter((same) => same.length > 1).length,
    refusedYetStored: refused.filter((one) => stored.has(one.intent)).length,
    notChargedOnce: rows.filter((row) => row.charged !== 1).length,
    sumOfPostings: ledger.total,
    differingWallets: ledger.wallets.length,
    differingChats: (await verifyChat(database.db, siteId)).length,
  };
  await database.close();
  return counts;
}

test("twenty times kill -9 of program, database or both loses and doubles nothing", async () => {
  const { told, retries } = await run(KILLS, true);
  const counts = await reconcile(told);
  process.stdout.write(`kill -9 × ${KILLS}: ${JSON.stringify({ ...counts, retries })}\n`);
  expect(counts.acknowledged).toBeGreaterThan(200);
  expect(counts.refused).toBeGreaterThan(0);
  expect(retries).toBeGreaterThan(0);
  expect(counts).toMatchObject({
    lost: 0,
    otherNumber: 0,
    doubled: 0,
    refusedYetStored: 0,
    notChargedOnce: 0,
    sumOfPostings: 0,
    differingWallets: 0,
    differingChats: 0,
  });
}, 240_000);

test("the same without idempotency doubles messages, and the comparison sees it", async () => {
  const { told } = await run(10, false);
  const counts = await reconcile(told);
  process.stdout.write(`negative control: ${JSON.stringify(counts)}\n`);
  expect(counts.doubled).toBeGreaterThan(0);
}, 240_000);
