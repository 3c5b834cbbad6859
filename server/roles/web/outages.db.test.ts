import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createContext } from "#server/context.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { createWebServer } from "./web.ts";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";
import { aFreezableServer } from "#tests/world/a-freezable-server.ts";
import { aMember } from "#tests/world/a-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

test("a table locked by a migration makes a call wait briefly and then return 503", async () => {
  const browser = await loggedIn(app, (await aMember(app.db)).id);
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table account in access exclusive mode`.execute(tx);
    const answer = await browser.get("/api/user.php");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
    expect(answer.json().error).toBe("unavailable");
  });
  expect((await browser.get("/api/user.php")).statusCode).toBe(200);
});

test("a message whose wallet is locked elsewhere gets 503, is not charged, and succeeds on a retry", async () => {
  const [anna, bert] = [await aMember(app.db), await aMember(app.db)];
  await giveCredits(app.db, anna, 100);
  const browser = await loggedIn(app, anna.id);
  const message = { client_id: randomUUID(), to: { member: bert.id }, text: "Dag" };
  const send = () => browser.post("/api/chats/messages", message);
  await app.db.transaction().execute(async (tx) => {
    await sql`select from wallet where member_id = ${anna.id} for update`.execute(tx);
    const answer = await send();
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  });
  expect((await send()).statusCode).toBe(200);
  const { rows } = await sql`select from message where sender_id = ${anna.id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});

test("a call to a frozen database gets 503 well before its statement times out", async () => {
  const { config, database } = app.context;
  const frozen = await aFreezableServer(database.pool.options.connectionString ?? "");
  const handle = openDatabase(frozen.url, { size: 4, onLost: () => undefined });
  const server = await createWebServer(createContext(config, handle, app.clock), noPages);
  onTestFinished(async () => {
    frozen.thaw();
    await server.close();
    await handle.close();
    frozen.stop();
  });
  const { cookies } = await loggedIn(app, (await aMember(app.db)).id);
  const getUser = () =>
    server.inject({
      url: "/api/user.php",
      headers: { host: "localhost" },
      cookies: Object.fromEntries(cookies),
    });
  // The session is cached now, so the frozen statement is the call's own.
  expect((await getUser()).statusCode).toBe(200);
  frozen.freeze();
  const begun = performance.now();
  const answer = await getUser();
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  expect(performance.now() - begun).toBeLessThan(4_000);
  frozen.thaw();
  expect((await getUser()).statusCode).toBe(200);
});
