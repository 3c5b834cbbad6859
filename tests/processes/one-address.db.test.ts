import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { LiveEvent } from "#contract/live.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { compareMessages } from "#tests/crash-test/compare-messages.ts";
import { killableApp } from "#tests/crash-test/killable-app.ts";
import { writeUntil } from "#tests/crash-test/writers.ts";
import { testDatabase, withDatabase } from "#tests/test-database.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { aMember } from "#tests/world/a-member.ts";
import { insertSessionFor } from "#tests/world/a-session.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { readLive } from "./live-reader.ts";

/** Two processes that share one port, which only Linux offers. */
const database = testDatabase();
const apps: ReturnType<typeof killableApp>[] = [];
let port = 0;

beforeAll(async () => {
  for (const site of demoSites) await saveSite(database.db, site);
  const { rows } = await database.handle.pool.query<{ name: string }>(
    "select current_database() as name",
  );
  port = await aFreePort();
  for (let n = 0; n < 2; n += 1) {
    const app = killableApp({
      PORT: String(port),
      SANDBOX_PORT: String(await aFreePort()),
      SHARE_PORT: "yes",
      DATABASE_URL: withDatabase(inject("databaseUrl"), rows[0]?.name ?? ""),
      DATA_DIR: "node_modules/.cache/test",
    });
    await app.start();
    apps.push(app);
  }
});
afterAll(() => Promise.all(apps.map((app) => app.kill())));

const PAIRS = 6;

const IN_A_ROW = 20;

/**
 * Whether consecutive messages arrived as events, in any order, and so from both processes. The first
 * event need not begin the row: a page that connects can miss the message after its first one.
 */
function hasMessagesInARow(events: readonly LiveEvent[]): boolean {
  const numbers = events.flatMap((event) => (event.is === "message" ? [event.message.seq] : []));
  const row = Array.from({ length: IN_A_ROW }, (_, n) => n);
  return numbers.some((first) => row.every((n) => numbers.includes(first + n)));
}

test.skipIf(process.platform !== "linux")(
  "one of two processes is killed under load: members write on, and no reader lacks a message",
  async () => {
    let over = false;
    const base = `http://127.0.0.1:${port}`;
    const run = { base, until: () => over, idempotent: true };
    const pairs = await Promise.all(
      Array.from({ length: PAIRS }, async () => {
        const [anna, bert] = [await aMember(database.db), await aMember(database.db)];
        await giveCredits(database.db, anna, 1_000_000);
        const cookies = await Promise.all(
          [anna, bert].map((member) => insertSessionFor(database.db, member)),
        );
        return { anna, bert, annasCookie: cookies[0] ?? "", bertsCookie: cookies[1] ?? "" };
      }),
    );
    const writing = pairs.map(({ bert, annasCookie }) =>
      writeUntil({ cookie: annasCookie, partner: bert.id }, run),
    );
    const readConversations = () =>
      database.handle.pool.query<{ sender_id: string; conversation: string; numbers: number[] }>(
        `select sender_id, conversation_id as conversation, array_agg(seq order by seq) as numbers
         from message group by sender_id, conversation_id`,
      );
    await expect
      .poll(async () => (await readConversations()).rowCount, { timeout: 10_000 })
      .toBe(PAIRS);
    const { rows: begun } = await readConversations();
    const conversations = pairs.map(
      ({ anna }) => begun.find((row) => row.sender_id === anna.id)?.conversation ?? "",
    );
    const pages = pairs.map(({ bertsCookie }, n) =>
      readLive(port, bertsCookie, conversations[n] ?? ""),
    );
    await expect
      .poll(() => pages.every(({ events }) => hasMessagesInARow(events)), { timeout: 10_000 })
      .toBe(true);
    await apps[0]?.kill();
    await sleep(1_500);
    over = true;
    const acknowledged = (await Promise.all(writing)).flatMap((result) => result.acknowledged);
    expect(await compareMessages(database.db, acknowledged)).toMatchObject({
      acknowledged: acknowledged.length,
      lost: 0,
      doubled: 0,
      notChargedOnce: 0,
    });
    const { rows } = await readConversations();
    const stored = new Map(rows.map(({ conversation, numbers }) => [conversation, numbers]));
    for (const [n, page] of pages.entries()) {
      const numbers = stored.get(conversations[n] ?? "");
      // oxlint-disable-next-line no-await-in-loop -- each page waits for its own messages
      await expect.poll(() => page.numbers, { timeout: 20_000 }).toEqual(numbers);
      page.stop();
    }
  },
);
