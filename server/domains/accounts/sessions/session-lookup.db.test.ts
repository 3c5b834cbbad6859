import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { createSessionLookup } from "./session-lookup.ts";

const app = testApp();

const statusOf = async (browser: Visitor) => (await browser.get("/api/user.php")).statusCode;

/** Ends a session as another process would, without notifying this process. */
const endElsewhere = (member: string) =>
  sql`update session set ended_at = ${app.clock.now()} where account_id = ${member}`.execute(
    app.db,
  );

/** A browser that still has its cookie, whatever happened to the session. */
function copyOf(browser: Visitor): Visitor {
  const copy = app.visitor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

test("a session ended by this process is over at once, however recently it was read", async () => {
  const browser = await loggedIn(app, (await aMember(app.db)).id);
  const thief = copyOf(browser);
  expect(await statusOf(thief)).toBe(200);
  await browser.get("/api/logout.php");
  expect(await statusOf(thief)).toBe(403);
});

test("logging in again ends this browser's previous session at once", async () => {
  const member = await aMember(app.db);
  const browser = await loggedIn(app, member.id);
  const thief = copyOf(browser);
  expect(await statusOf(thief)).toBe(200);
  await browser.post("/api/user.php", { email: member.email, password: member.password });
  expect([await statusOf(browser), await statusOf(thief)]).toEqual([200, 403]);
});

test("a session ended by another process is over within five seconds", async () => {
  const member = await aMember(app.db);
  const browser = await loggedIn(app, member.id);
  expect(await statusOf(browser)).toBe(200);
  await endElsewhere(member.id);
  app.clock.advance(4_000);
  expect(await statusOf(browser)).toBe(200);
  app.clock.advance(1_000);
  expect(await statusOf(browser)).toBe(403);
});

test("a session that ends while being read is not cached", async () => {
  const member = await aMember(app.db);
  const browser = await loggedIn(app, member.id);
  const token = browser.cookies.get("session") ?? "";
  const { db, endedSessions, sites } = app.context.services;
  const lookup = createSessionLookup(db, endedSessions);
  const site = await sites.byHost("localhost");
  const find = () => lookup.find(site, token, app.clock.now());
  const reading = await db.transaction().execute(async (tx) => {
    await sql`lock table session in access exclusive mode`.execute(tx);
    const waiting = find();
    endedSessions.publish(member.id, hashToken(token));
    return { waiting };
  });
  await reading.waiting;
  await endElsewhere(member.id);
  expect(await find()).toBeNull();
});

test("a session of another site does not count here, even if it was just read there", async () => {
  const browser = await loggedIn(app, (await aMember(app.db)).id);
  expect(await statusOf(browser)).toBe(200);
  const elsewhere = app.visitor("zweiter.localhost");
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  expect(await statusOf(elsewhere)).toBe(403);
  expect(await statusOf(browser)).toBe(200);
});
