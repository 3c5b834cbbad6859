import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { readConfig } from "#server/config/config.ts";
import { createContext } from "#server/context.ts";
import { noPages } from "#tests/no-pages.ts";
import { Visitor, testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { rateLimits } from "./rate-limits.ts";
import { createWebServer } from "./web.ts";

/** Two processes of one deployment: the test's app and another server on its database. */
const settings = { LOG_LEVEL: "silent", EVENT_CARRIER: "postgres" };
const app = testApp(settings);
let other: FastifyInstance;

beforeAll(async () => {
  const context = createContext(readConfig(settings), app.context.database, app.clock);
  other = await createWebServer(context, noPages, {
    limits: { ...rateLimits, message: [{ times: 3, windowMs: 60_000 }] },
  });
});
afterAll(() => other.close());

const elsewhere = () => new Visitor(() => ({ server: other }), "localhost");

test("log-ins from one address count over all processes", async () => {
  const [{ times } = { times: 0 }] = rateLimits.login;
  const logIn = (visitor: Visitor) =>
    visitor.post("/api/user.php", { email: `${randomUUID()}@example.nl`, password: "verkeerd" });
  const visitors = [app.visitor(), elsewhere()];
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const visitor = visitors[n % 2];
    if (visitor) statuses.push((await logIn(visitor)).statusCode);
  }
  expect(statuses).not.toContain(429);
  expect((await logIn(app.visitor())).statusCode).toBe(429);
  const rejected = await logIn(elsewhere());
  expect(rejected.statusCode).toBe(429);
  expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
});

test("a member's messages count over all processes, and a rejected one costs nothing", async () => {
  const [anna, bert] = [await aMember(app.db), await aMember(app.db)];
  await giveCredits(app.db, anna, 100);
  const here = await loggedIn(app, anna.id);
  const there = elsewhere();
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  const write = async (visitor: Visitor) => {
    const message = { client_id: randomUUID(), to: { member: bert.id }, text: "Dag" };
    return (await visitor.post("/api/chats/messages", message)).statusCode;
  };
  expect([await write(here), await write(here), await write(there)]).toEqual([200, 200, 200]);
  expect(await write(there)).toBe(429);
  const chats = (await here.get("/api/user.php")).json();
  expect(chats.user.credits).toBe(70);
});
