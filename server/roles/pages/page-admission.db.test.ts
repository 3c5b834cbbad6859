import { beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { createWebServer } from "#server/roles/web/web.ts";

const app = testApp();
const loopDelay = { ms: 0 };
const rendering: (() => void)[] = [];
let isHeld = false;
let server: FastifyInstance;

/** Pages that take as long to render as the test needs. */
const renderer: typeof noPages = {
  ...noPages,
  async render(page) {
    if (isHeld) await new Promise<void>((resolve) => rendering.push(resolve));
    return noPages.render(page);
  },
};

beforeAll(async () => {
  server = await createWebServer(app.context, renderer, { loopDelay, holdMs: 0 });
  return () => server.close();
});

const get = (url: string, from: string, headers: Record<string, string> = {}) =>
  server.inject({ url, remoteAddress: from, headers: { host: "localhost", ...headers } });

async function aMembersHeaders() {
  const browser = await loggedIn(app, (await aMember(app.db)).id);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { cookie, "x-request-type": "client" };
}

/** Lets pages be rendered again, including waiting ones. */
async function release(): Promise<void> {
  isHeld = false;
  for (let turn = 0; turn < 50; turn += 1) {
    for (const finish of rendering.splice(0)) finish();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("300 connections of one address have two pages rendered, twenty waiting, and hold up nobody", async () => {
  const member = await aMembersHeaders();
  isHeld = true;
  const answered: number[] = [];
  const hammering = Array.from({ length: 300 }, async () => {
    const answer = await get("/", "198.51.100.1", { accept: "text/html" });
    answered.push(answer.statusCode);
    return answer;
  });
  await expect.poll(() => answered.length).toBe(278);
  expect(rendering).toHaveLength(2);
  expect((await get("/api/chats.php", "198.51.100.1", member)).statusCode).toBe(200);
  const elsewhere = get("/", "198.51.100.2");
  const members = get("/", "198.51.100.1", member);
  await expect.poll(() => rendering.length).toBe(4);
  await release();
  expect([(await elsewhere).statusCode, (await members).statusCode]).toEqual([200, 200]);
  const answers = await Promise.all(hammering);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(22);
  for (const { statusCode, headers, body } of answers) {
    if (statusCode === 200) continue;
    expect([statusCode, headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(body).toContain('<html lang="nl">');
    expect(body.length).toBeLessThan(600);
  }
});

test("a busy process sheds visitors' pages first, then members' pages, and never calls", async () => {
  const member = await aMembersHeaders();
  const statuses = async () => {
    const visitor = await get("/", "198.51.100.3");
    if (visitor.statusCode === 503) expect(visitor.headers["retry-after"]).toBe("2");
    return [
      visitor.statusCode,
      (await get("/", "198.51.100.3", member)).statusCode,
      (await get("/api/chats.php", "198.51.100.3", member)).statusCode,
    ];
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  loopDelay.ms = 200;
  expect(await statuses()).toEqual([503, 200, 200]);
  loopDelay.ms = 500;
  expect(await statuses()).toEqual([503, 503, 200]);
  loopDelay.ms = 0;
  expect(await statuses()).toEqual([200, 200, 200]);
});

test("an address has a limit of a hundred pages in five seconds, and each member has a separate hundred", async () => {
  const member = await aMembersHeaders();
  for (let n = 0; n < 100; n += 1) {
    expect((await get("/", "198.51.100.4")).statusCode).toBe(200);
  }
  expect((await get("/", "198.51.100.4")).statusCode).toBe(429);
  expect((await get("/", "198.51.100.4", member)).statusCode).toBe(200);
  app.clock.advance(10_000);
  expect((await get("/", "198.51.100.4")).statusCode).toBe(200);
});
