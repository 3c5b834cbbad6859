import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const packagedNode = path.join(root, "node_modules", ".bin", "node");
const LONGEST_START_MS = 120_000;

/** Starts a separate demo on `port`. Returns a function that stops it and removes its data. */
export async function startDemo(port: number): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "vonk-e2e-"));
  const demo = spawn(
    existsSync(packagedNode) ? packagedNode : process.execPath,
    ["tools/start/demo.ts"],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        // See test.ts: each test is a visitor with an address of its own.
        TRUSTED_PROXIES: "1",
        SANDBOX_PORT: process.env["E2E_SANDBOX_PORT"],
        DATA_DIR: dataDir,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const ended = once(demo, "exit");
  const stop = async () => {
    demo.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const until = Date.now() + LONGEST_START_MS;
  while (!(await isReady(port))) {
    if (demo.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error("The demo for the browser tests did not start; see the output above.");
    }
    await sleep(100);
  }
  return stop;
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
