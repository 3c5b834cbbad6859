import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { mountAssets } from "./site-files.ts";

test("a built file is served for a year, compressed as the browser accepts it, and nothing else", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "assets-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(path.join(dir, "assets"));
  await writeFile(path.join(dir, "secret.js"), "secret");
  await writeFile(path.join(dir, "assets", "a.js"), "plain");
  await writeFile(path.join(dir, "assets", "a.js.br"), "brotli");
  const server = Fastify();
  onTestFinished(() => server.close());
  await mountAssets(server, dir);
  const get = (url: string, headers = {}) => server.inject({ url, headers });

  const plain = await get("/assets/a.js");
  expect([plain.statusCode, plain.body]).toEqual([200, "plain"]);
  expect(plain.headers).toMatchObject({
    "content-type": "application/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const compressed = await get("/assets/a.js", { "accept-encoding": "gzip, br" });
  expect([compressed.body, compressed.headers["content-encoding"]]).toEqual(["brotli", "br"]);
  for (const url of ["/assets/b.js", "/assets/A.js", "/assets/..%2Fsecret.js", "/assets/"]) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
});
