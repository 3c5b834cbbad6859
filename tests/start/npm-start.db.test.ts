import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aFreePort } from "#tests/world/a-free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let dataDir = "";
let first: ReturnType<typeof npmStart>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "vonk-npm-start-"));
  first = npmStart(dataDir, await aFreePort(), await aFreePort());
  const ready = async () => expect(await first.answers("/readyz"), first.output()).toBe(true);
  await vi.waitFor(ready, 170_000);
}, 180_000);

afterAll(async () => {
  first.npm.kill("SIGTERM");
  await vi.waitFor(async () => expect(await processesOf(dataDir)).toEqual([]), 30_000);
  await rm(dataDir, { recursive: true });
}, 60_000);

/** Runs the README's command as a newcomer, a container or a process manager would. */
function npmStart(dir: string, port: number, sandboxPort: number) {
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: {
      // Leave out MODE and NODE_ENV, which the test runner sets.
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      DATA_DIR: dir,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const get = (url: string) => fetch(`http://127.0.0.1:${port}${url}`);
  return {
    npm: npm as ChildProcess,
    output: () => output,
    get,
    answers: (url: string) =>
      get(url).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

/** The processes started with this data folder, in the environment or as an argument. */
async function processesOf(dir: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await readdir("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    const files = ["cmdline", "environ"].map((name) =>
      readFile(`/proc/${pid}/${name}`, "utf8").catch(() => ""),
    );
    const [command = "", environment = ""] = await Promise.all(files);
    const isOurs = command.includes(dir) || environment.includes(`DATA_DIR=${dir}`);
    if (isOurs) found.push(`${pid} ${command.replaceAll("\0", " ")}`);
  }
  return found;
}

test("every photo on a page is there at once", async () => {
  const page = await (await first.get("/members?with_photo=1")).text();
  const photos = new Set(page.match(/\/media\/\w+-full\.webp/g));
  expect(photos.size).toBeGreaterThan(10);
  for (const photo of photos) {
    const { status, headers } = await first.get(photo);
    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
});

test("a second start on the same data reports it and leaves the first running", async () => {
  const second = npmStart(dataDir, await aFreePort(), await aFreePort());
  const [code] = (await once(second.npm, "exit")) as [number];

  expect(code).toBe(1);
  expect(second.output()).toContain(`Vonk is already running on the data in ${dataDir}.`);
  expect(await first.answers("/readyz")).toBe(true);
});

test(
  "SIGTERM to npm stops every process that npm start started",
  { skip: process.platform !== "linux" },
  async () => {
    const names = (await processesOf(dataDir)).join("\n");
    for (const name of ["npm start", "tools/start.mjs", "tools/start/demo.ts", "bin/postgres"]) {
      expect(names).toContain(name);
    }
    first.npm.kill("SIGTERM");

    await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([]);
    expect(await readFile(path.join(dataDir, "postgres", "postgres.log"), "utf8")).toMatch(
      /database system is shut down\s*$/,
    );
  },
);
