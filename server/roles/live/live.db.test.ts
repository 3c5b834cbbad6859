import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { beforeAll, expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { liveEvent } from "#contract/live.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();
let port = 0;

beforeAll(async () => {
  const address = await app.server.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(address).port);
});

async function reader(credits = 0) {
  const member = await aMember(app.db);
  if (credits > 0) await giveCredits(app.db, member, credits);
  const browser = await loggedIn(app, member.id);
  return { ...member, browser };
}

const cookieOf = (browser: Visitor) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** What an open page receives, and how its socket ended. */
async function listening(browser: Visitor) {
  const headers = { cookie: cookieOf(browser), origin: `http://127.0.0.1:${port}` };
  // Node's WebSocket takes headers where a browser's takes protocols.
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers } as never);
  const received: unknown[] = [];
  let closedWith: number | null = null;
  socket.addEventListener("message", ({ data }) => received.push(JSON.parse(String(data))));
  socket.addEventListener("close", ({ code }) => (closedWith = code));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  return {
    socket,
    received,
    closedWith: () => closedWith,
    receives: (event: unknown) => expect.poll(() => received).toContainEqual(event),
    closes: (code: number, within = 2_000) =>
      expect.poll(() => closedWith, { timeout: within }).toBe(code),
  };
}

const write = (from: Visitor, member: MemberId, client_id = randomUUID()) =>
  from.post("/api/chats/messages", { client_id, to: { member }, text: "Geheim" });

test("two members receive a message, its read mark and typing, and a third receives nothing", async () => {
  const [anna, bert, other] = [await reader(100), await reader(), await reader()];
  const pages = {
    anna: await listening(anna.browser),
    second: await listening(anna.browser),
    bert: await listening(bert.browser),
    other: await listening(other.browser),
  };
  const client_id = randomUUID();
  const answer = (await write(anna.browser, bert.id, client_id)).json();
  const conversation = answer.conversation.id;
  const event = { is: "message", conversation, message: answer.message };
  const received = { ...answer.message, mine: false, client_id: null };
  await pages.bert.receives({ ...event, message: received });
  await pages.anna.receives({ ...event, credits: 90 });
  await pages.second.receives({ ...event, credits: 90 });
  const read = (await bert.browser.get(`/api/chats/${conversation}`)).json();
  expect(read.messages).toEqual([received]);
  await bert.browser.post(`/api/chats/${conversation}/read`, { seq: 1 });
  await pages.anna.receives({ is: "read", conversation, by: bert.id, seq: 1 });
  await bert.browser.post(`/api/chats/${conversation}/typing`, {});
  await pages.anna.receives({ is: "typing", conversation });
  await anna.browser.send({ method: "DELETE", url: "/api/chat.php", payload: { conversation } });
  await pages.second.receives({ is: "removed", conversation });
  expect(pages.other.received).toEqual([]);
  expect(JSON.stringify(pages.bert.received)).not.toContain(client_id);
  const all = Object.values(pages).flatMap((page) => page.received);
  for (const each of all) expect(liveEvent.parse(each)).toEqual(each);
  expect(JSON.stringify(pages.bert.received)).not.toContain("credits");
});

test("a page gets the risk of a received message, in its own language", async () => {
  const [anna, bert] = [await reader(100), await reader()];
  const page = await listening(bert.browser);
  bert.browser.cookies.set("language", "en");
  const english = await listening(bert.browser);
  const message = { client_id: randomUUID(), to: { member: bert.id }, text: "Stuur me geld" };
  await anna.browser.post("/api/chats/messages", { ...message, reminded: ["money"] });
  const risksOf = ({ received }: typeof page) =>
    received.map((event) => (event as { message: { risk?: string } }).message.risk);
  await expect.poll(() => risksOf(page)).toEqual(["money"]);
  await expect.poll(() => risksOf(english)).toEqual([undefined]);
});

test("a retry notifies nobody twice, and a rejected message notifies nobody", async () => {
  const [anna, bert] = [await reader(15), await reader()];
  const page = await listening(bert.browser);
  const client_id = randomUUID();
  const again = () =>
    anna.browser.post("/api/chats/messages", { client_id, to: { member: bert.id }, text: "Dag" });
  await again();
  await again();
  expect((await write(anna.browser, bert.id)).statusCode).toBe(402);
  await expect.poll(() => page.received).toHaveLength(1);
});

test.each([
  ["a visitor", {}, 403],
  ["a page of another site", { origin: "http://elsewhere.example" }, 403],
  ["a client without an origin", { origin: "" }, 403],
  [
    "a session of another site",
    { host: "second.localhost", origin: "http://second.localhost" },
    403,
  ],
  ["the page itself", { origin: "http://localhost" }, 101],
])("the socket answers %s as it should", async (who, change, status) => {
  const { browser } = await reader();
  const cookie = who === "a visitor" ? "" : cookieOf(browser);
  const headers = { host: "localhost", origin: "http://localhost", cookie, ...change };
  expect(await upgrade(headers)).toBe(status);
});

test("logging out closes this log-in's sockets at once, and no others", async () => {
  const { id, browser } = await reader();
  const elsewhere = await loggedIn(app, id);
  const [here, there] = [await listening(browser), await listening(elsewhere)];
  await browser.get("/api/logout.php");
  await here.closes(4401);
  expect(there.closedWith()).toBeNull();
});

test("the sixth open page of a member closes the first", async () => {
  const { browser } = await reader();
  const first = await listening(browser);
  const rest = await Promise.all(Array.from({ length: 4 }, () => listening(browser)));
  expect(first.closedWith()).toBeNull();
  await listening(browser);
  await first.closes(4409);
  expect(rest.map((page) => page.closedWith())).toEqual([null, null, null, null]);
});

test("a message of more than 16 KiB ends the socket", async () => {
  const page = await listening((await reader()).browser);
  page.socket.send("a".repeat(16 * 1024));
  page.socket.send("a".repeat(16 * 1024 + 1));
  await page.closes(1009);
});

test("a reader who stops reading is closed and does not slow down the others", async () => {
  const [slow, quick] = [await reader(), await reader()];
  const stuck = await stalled(slow.browser);
  const page = await listening(quick.browser);
  const { bus } = app.context.services;
  const event = { is: "like", profile: quick.id } as const;
  const many = 200_000;
  for (let n = 0; n < many / 100; n += 1) {
    for (let m = 0; m < 100; m += 1) bus.publish(slow.id, event);
    await new Promise((resolve) => setImmediate(resolve));
  }
  bus.publish(quick.id, event);
  await page.receives(event);
  const { received, closedWith } = await stuck.readOn();
  expect(closedWith).toBe(1013);
  expect(received).toBeLessThan(many * JSON.stringify(event).length);
});

test("a session that ends elsewhere closes its sockets at the next check", async () => {
  const page = await listening((await reader()).browser);
  app.clock.advance(31 * 86_400_000);
  await page.closes(4401, 7_000);
});

test.each(["/", "/api/user.php", "/media/a.webp", "/nothing"])(
  "%s never opens a socket",
  async (address) => {
    expect(await upgrade({ host: "localhost", origin: "http://localhost" }, address)).toBe(404);
  },
);

/** The status of an attempt to open the socket. */
async function upgrade(headers: Record<string, string>, address?: string): Promise<number> {
  const socket = await handshake(headers, address);
  const status = Number(/^HTTP\/1.1 (\d+)/.exec(await firstChunk(socket))?.[1]);
  socket.destroy();
  return status;
}

/** A page that opens the socket and then reads nothing. */
async function stalled(browser: Visitor) {
  const host = `127.0.0.1:${port}`;
  const socket = await handshake({ host, origin: `http://${host}`, cookie: cookieOf(browser) });
  await firstChunk(socket);
  socket.pause();
  return {
    async readOn() {
      const chunks: Buffer[] = [];
      const read = () => Buffer.concat(chunks);
      socket.on("data", (chunk) => chunks.push(chunk));
      socket.resume();
      await expect.poll(() => closeCode(read()), { timeout: 9_000 }).not.toBeNull();
      socket.destroy();
      return { received: read().length, closedWith: closeCode(read()) };
    },
  };
}

/** The code of a close frame at the very end of the data. */
function closeCode(read: Buffer): number | null {
  const frame = read.subarray(-4);
  return frame[0] === 0x88 && frame[1] === 2 ? frame.readUInt16BE(2) : null;
}

async function handshake(headers: Record<string, string>, address = "/api/live"): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  const lines = Object.entries({
    ...headers,
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  })
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}: ${value}\r\n`);
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(`GET ${address} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return socket;
}

function firstChunk(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once("data", (chunk) => resolve(chunk.toString())));
}
