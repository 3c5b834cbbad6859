import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./create-http-server.ts";

const limits = { pipelined: 2, stallMs: 200, answerMs: 400, lingerMs: 200 };
/** For a client that keeps to them, also while the machine is busy with other tests. */
const roomy = { ...limits, stallMs: 10_000, answerMs: 10_000, lingerMs: 10_000 };
const timeouts = { requestTimeout: 5_000, keepAliveTimeout: 5_000 };

/** A client of a server with this handler, and the server's counts of it. */
async function connected(handler: RequestListener, limited = limits) {
  let handled = 0;
  const server = createHttpServer(
    (request, response) => {
      handled += 1;
      handler(request, response);
    },
    timeouts,
    limited,
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined);
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  return { client, connections, handled: () => handled };
}

const get = (...headers: string[]) => `GET / HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`;

test("two Host headers are a bad request, whatever their values", async () => {
  for (const hosts of [
    ["Host: a.example", "Host: b.example"],
    ["host: a.example", "HOST: a.example"],
  ]) {
    const { client, handled } = await connected((_request, response) => response.end("served"));
    client.write(get(...hosts));
    expect(await text(client)).toMatch(/^HTTP\/1.1 400 /);
    expect(handled()).toBe(0);
  }
});

test("consecutive requests are all answered on one connection", async () => {
  const serve: RequestListener = (_request, response) => response.end("served");
  const { client, handled } = await connected(serve, roomy);
  for (let n = 1; n <= 5; n += 1) {
    client.write(get("Host: a.example"));
    await once(client, "data");
    expect(handled()).toBe(n);
  }
});

test("a client that sends more requests than may wait is cut off, and the rest is not handled", async () => {
  const { client, handled } = await connected(() => undefined);
  client.write(get("Host: a.example").repeat(100));
  await once(client, "close");
  expect(handled()).toBe(limits.pipelined);
});

test("a client that does not read its response is cut off", async () => {
  const { client, connections } = await connected((_request, response) => {
    response.end(Buffer.alloc(64 * 1024 * 1024));
  });
  client.pause();
  client.write(get("Host: a.example"));
  await expect.poll(connections, { timeout: 3_000 }).toBe(0);
});

test("a client that reads its response drop by drop is cut off", async () => {
  const { client, connections } = await connected((_request, response) => {
    // Steady enough never to stall.
    const drip = setInterval(() => response.write("drop"), 50);
    response.once("close", () => clearInterval(drip));
  });
  client.resume();
  client.write(get("Host: a.example"));
  await expect.poll(connections, { timeout: 3_000 }).toBe(0);
});

const post = (length: number) =>
  `POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${length}\r\n\r\n`;
const LONG = 1_000_000_000;

/** Handlers that answer before the body has arrived. */
const early: Record<string, RequestListener> = {
  "without reading": (_request, response) => response.writeHead(401).end("no"),
  "in the middle of reading": (request, response) => {
    request.once("data", () => response.writeHead(413).end("no"));
  },
  "after a stream that reads it failed": (request, response) => {
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error("full")) });
    pipeline(request, full).catch(() => response.writeHead(413).end("no"));
  },
};

test.each(Object.entries(early))(
  "a client that goes on sending gets an answer given %s, and the connection ends",
  async (_name, handler) => {
    const { client, connections } = await connected(handler, { ...roomy, lingerMs: 200 });
    let answer = "";
    client.on("data", (part) => (answer += String(part)));
    client.write(post(LONG));
    const sending = setInterval(() => client.write(Buffer.alloc(64 * 1024)), 10);
    onTestFinished(() => clearInterval(sending));
    await expect.poll(() => answer, { timeout: 3_000 }).toMatch(/^HTTP\/1.1 4\d\d [^]*no/);
    expect(answer).toMatch(/^connection: close\r$/im);
    await expect.poll(connections, { timeout: 3_000 }).toBe(0);
  },
);

test("a client that stops sending after an early answer reads it to its end", async () => {
  const large = Buffer.alloc(4 * 1024 * 1024, "x");
  const { client } = await connected((_request, response) => response.end(large), roomy);
  client.write(post(LONG));
  client.write(Buffer.alloc(64 * 1024));
  expect((await text(client)).endsWith("x".repeat(1_000))).toBe(true);
});

test("a body that was read keeps the connection", async () => {
  const { client, handled } = await connected((request, response) => {
    request.resume().once("end", () => response.end("served"));
  }, roomy);
  for (let n = 1; n <= 3; n += 1) {
    client.write(`${post(10)}0123456789`);
    const [answer] = await once(client, "data");
    expect(String(answer)).toMatch(/^connection: keep-alive\r$/im);
    expect(handled()).toBe(n);
  }
});
