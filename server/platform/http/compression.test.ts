import { zstdDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { addCompression } from "./compression.ts";

const long = { text: "Goedemorgen, hoe gaat het? ".repeat(100) };
const server = Fastify();
addCompression(server);
server.get("/long", () => long);
server.get("/short", () => ({ text: "Goedemorgen" }));
server.get("/picture", (_request, reply) => reply.type("image/webp").send(Buffer.alloc(5_000)));
server.get("/varied", (_request, reply) => reply.header("vary", "cookie").send(long));

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { "accept-encoding": "gzip, br, zstd", ...headers } });

const encodingOf = async (...request: Parameters<typeof get>) =>
  (await get(...request)).headers["content-encoding"];

test("a long response is compressed, and says so to caches", async () => {
  const { headers, rawPayload } = await get("/long");
  expect(headers).toMatchObject({
    "content-encoding": "zstd",
    "content-length": String(rawPayload.length),
    "content-type": "application/json; charset=utf-8",
    vary: "accept-encoding",
  });
  expect(JSON.parse(zstdDecompressSync(rawPayload).toString())).toEqual(long);
  expect((await get("/varied")).headers.vary).toBe("cookie, accept-encoding");
});

test("short and already compressed responses are left as they are", async () => {
  expect(await encodingOf("/short")).toBeUndefined();
  expect(await encodingOf("/picture")).toBeUndefined();
});

test.each([
  ["", undefined],
  ["identity", undefined],
  ["gzip;q=0", undefined],
  ["deflate, gzip", "gzip"],
  ["GZIP, BR;q=0.1", "br"],
  ["zstd;q=0.0, br;q=1.0, gzip;q=0.8", "br"],
])("a client that accepts %o gets %s", async (accepted, encoding) => {
  expect(await encodingOf("/long", { "accept-encoding": accepted })).toBe(encoding);
});

test.each([
  ["same-origin", "zstd"],
  ["none", "zstd"],
  ["same-site", undefined],
  ["cross-site", undefined],
  [undefined, undefined],
])("with a cookie and a request from %s the encoding is %s", async (from, encoding) => {
  const headers: Record<string, string> = { cookie: "session=abc" };
  if (from !== undefined) headers["sec-fetch-site"] = from;
  expect(await encodingOf("/long", headers)).toBe(encoding);
});

test("without a cookie the page that made the request does not matter", async () => {
  expect(await encodingOf("/long", { "sec-fetch-site": "cross-site" })).toBe("zstd");
});
