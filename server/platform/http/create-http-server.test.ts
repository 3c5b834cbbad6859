import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./create-http-server.ts";

const limits = { pipelined: 2, stallMs: 200, answerMs: 400 };
/** For a client that keeps to them, also while the machine is busy with other tests. */
const roomy = { ...limits, stallMs: 10_000, answerMs: 10_000 };
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
