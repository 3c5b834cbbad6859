import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { risks } from "#contract/catalogue/risks.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { callApi } from "#tests/crash-test/call-api.ts";
import { killableApp } from "#tests/crash-test/killable-app.ts";
import { writeUntil } from "#tests/crash-test/writers.ts";
import { testDatabase, withDatabase } from "#tests/test-database.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { aMember } from "#tests/world/a-member.ts";
import { insertSessionFor } from "#tests/world/a-session.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { suspendMember } from "#tests/world/suspend-member.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { aBroker, missingServers, postgresBroker } from "./brokers.ts";
import type { Broker } from "./brokers.ts";
import { readLive } from "./live-reader.ts";

/** Two processes on one database: what one of them does reaches the pages of the other. */
const carriers: readonly [string, () => Promise<Broker>][] = [
  ["postgres", () => Promise.resolve(postgresBroker)],
  ...(["redis", "nats"] as const).map((kind): [string, () => Promise<Broker>] => [
    kind,
    () => aBroker(kind),
  ]),
];

describe.each(carriers)("two processes with %s", (kind, open) => {
  const missing = missingServers.find((server) => server.startsWith(kind));
  const database = testDatabase();
  const apps: ReturnType<typeof killableApp>[] = [];
  const ports: number[] = [];
  let broker: Broker;

  beforeEach(({ skip }) => skip(missing !== undefined, `${missing} is not installed`));
  beforeAll(async () => {
    if (missing) return;
    for (const site of demoSites) await saveSite(database.db, site);
    broker = await open();
    await broker.start();
    const { rows } = await database.handle.pool.query<{ name: string }>(
      "select current_database() as name",
    );
    for (let n = 0; n < 2; n += 1) {
      const port = await aFreePort();
      const app = killableApp({
        PORT: String(port),
        SANDBOX_PORT: String(await aFreePort()),
        DATABASE_URL: withDatabase(inject("databaseUrl"), rows[0]?.name ?? ""),
        DATA_DIR: "node_modules/.cache/test",
        EVENT_CARRIER: broker.carrier,
      });
      await app.start();
      apps.push(app);
      ports.push(port);
    }
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.kill()));
    if (!missing) await broker.stop(database.handle.pool);
  });

  const at = (process: 0 | 1) => `http://127.0.0.1:${ports[process]}`;
  async function someone() {
    const member = await aMember(database.db);
    await giveCredits(database.db, member, 1_000_000);
    return { ...member, cookie: await insertSessionFor(database.db, member) };
  }
  type Someone = Awaited<ReturnType<typeof someone>>;
  async function write(from: Someone, to: Someone, text: string, process: 0 | 1 = 0) {
    const message = { client_id: randomUUID(), to: { member: to.id }, text, reminded: risks };
    const answer = await callApi(`${at(process)}/api/chats/messages`, from.cookie, "POST", message);
    expect(answer?.status).toBe(200);
    return answer?.body as { conversation: { id: string } };
  }
  /** Two members with a conversation, each with a page on a process of their own. */
  async function pair() {
    const [anna, bert] = [await someone(), await someone()];
    const { conversation } = await write(anna, bert, "Dag");
    const [annasPage, bertsPage] = [0, 1].map((process) =>
      readLive(ports[process] ?? 0, [anna, bert][process]?.cookie ?? "", conversation.id),
    );
    if (!annasPage || !bertsPage) throw new Error("there are two pages");
    await expect.poll(() => [annasPage.numbers, bertsPage.numbers]).toEqual([[1], [1]]);
    return { anna, bert, annasPage, bertsPage, conversation: conversation.id };
  }

  test("a message, its read mark and typing cross", async () => {
    const { anna, bert, annasPage, bertsPage, conversation } = await pair();
    // Sent to both members, it is longer than a PostgreSQL notification may be.
    const long = `${"🌊é".repeat(330)}.`;
    await write(anna, bert, long);
    await expect.poll(() => bertsPage.receivedAt.has(long)).toBe(true);
    expect(bertsPage.loads).toBe(1);
    const call = (path: string, body: object) =>
      callApi(`${at(1)}/api/chats/${conversation}/${path}`, bert.cookie, "POST", body);
    await call("read", { seq: 2 });
    await call("typing", {});
    await expect
      .poll(() => annasPage.events)
      .toContainEqual({ is: "read", conversation, by: bert.id, seq: 2 });
    await expect.poll(() => annasPage.events).toContainEqual({ is: "typing", conversation });
    annasPage.stop();
    bertsPage.stop();
  });

  test("presence crosses, and expires", async () => {
    const { anna, bert, annasPage, bertsPage } = await pair();
    const readPresence = async () => {
      const answer = await callApi(`${at(1)}/api/chats.php`, bert.cookie, "GET");
      const body = answer?.body as { chats: { profile: { online: string | null } }[] } | undefined;
      return body?.chats[0]?.profile.online;
    };
    expect(await readPresence()).toBeNull();
    await callApi(`${at(0)}/api/counts`, anna.cookie, "GET");
    expect(await readPresence()).toBe("now");
    await database.handle.pool.query(
      "update profile set last_active_at = now() - interval '6 minutes' where id = $1",
      [anna.id],
    );
    expect(await readPresence()).not.toBe("now");
    annasPage.stop();
    bertsPage.stop();
  });

  test("pages reload what they missed while the carrier was down", async () => {
    const { anna, bert, annasPage, bertsPage, conversation } = await pair();
    await broker.stop(database.handle.pool);
    await write(anna, bert, "Ben je er nog?");
    await broker.start();
    await expect.poll(() => bertsPage.numbers, { timeout: 20_000 }).toEqual([1, 2]);
    const type = () =>
      callApi(`${at(0)}/api/chats/${conversation}/typing`, anna.cookie, "POST", {});
    await expect
      .poll(() => type().then(() => bertsPage.events), { timeout: 20_000, interval: 500 })
      .toContainEqual({ is: "typing", conversation });
    annasPage.stop();
    bertsPage.stop();
  });

  test("withdrawn access closes a page of the other process", async () => {
    const { anna, bert, annasPage, bertsPage } = await pair();
    await callApi(`${at(0)}/api/logout.php`, bert.cookie, "GET");
    await expect.poll(() => bertsPage.closedWith, { timeout: 1_000 }).toEqual([4401]);
    await suspendMember(database.db, anna, new Date());
    await expect.poll(() => annasPage.closedWith, { timeout: 7_000 }).toEqual([4401]);
    annasPage.stop();
    bertsPage.stop();
  });

  test("a block ends what the other process shows and sends", async () => {
    const { anna, bert, annasPage, bertsPage, conversation } = await pair();
    await callApi(`${at(0)}/api/blocks`, anna.cookie, "POST", { member: bert.id });
    await expect
      .poll(() => bertsPage.events)
      .toContainEqual({ is: "visibility", profile: anna.id, conversation });
    annasPage.stop();
    bertsPage.stop();
  });

  test("no reader lacks a message after a process is killed under load", async () => {
    const pairs = await Promise.all([pair(), pair(), pair(), pair()]);
    let over = false;
    const run = { base: at(0), until: () => over, idempotent: true };
    const writing = pairs.map(({ anna, bert }) =>
      writeUntil({ cookie: anna.cookie, partner: bert.id }, run),
    );
    await sleep(1_500);
    await apps[0]?.kill();
    over = true;
    await apps[0]?.start();
    await Promise.all(writing);
    for (const { bertsPage, annasPage, conversation } of pairs) {
      const stored = await database.handle.pool.query<{ seq: number }>(
        "select seq from message where conversation_id = $1 order by seq",
        [conversation],
      );
      const numbers = stored.rows.map(({ seq }) => seq);
      await expect.poll(() => bertsPage.numbers, { timeout: 20_000 }).toEqual(numbers);
      await expect.poll(() => annasPage.numbers, { timeout: 20_000 }).toEqual(numbers);
      annasPage.stop();
      bertsPage.stop();
    }
  });
});
