import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import pg from "pg";
import { findBinaries } from "#tools/database/find-binaries.ts";
import { findPostmaster, stopPostmaster } from "#tools/database/postmaster-pid.ts";
import type { ProcessAnswer, ProcessOptions } from "./start-in-process.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { EmbeddedPostgres, StartOptions } from "#tools/database/start-postgres.ts";

/** A small server without fsync: these tests kill processes, not machines. */
const SMALL = {
  shared_buffers: "16MB",
  max_wal_size: "64MB",
  min_wal_size: "32MB",
  fsync: "off",
};

export const isRoot = process.getuid?.() === 0;

const run = promisify(execFile);
const folders: string[] = [];
const processes: ChildProcess[] = [];
const servers: { pid: number; cluster: string }[] = [];

/** An empty folder, writable by every user, removed by `cleanUp`. */
export async function aFolder(parent: string = tmpdir()): Promise<string> {
  const folder = await realpath(await mkdtemp(join(parent, "vonk-test-")));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** A copy of the installed package. */
export async function aPackage(folder?: string): Promise<string> {
  folder ??= await aFolder();
  const { directory } = await findBinaries(folder);
  const copy = join(folder, "package");
  // Hard links if possible: much faster, and no test writes to the package's files.
  await run("cp", ["-al", directory, copy]).catch(async () => {
    await rm(copy, { recursive: true, force: true });
    await run("cp", ["-a", directory, copy]);
  });
  return copy;
}

/** A stopped database whose table `stored` has one row; faster than creating a new database. */
export async function aStoppedDatabase(): Promise<string> {
  template ??= makeTemplate();
  const dir = join(await aFolder(), "database");
  await run("cp", ["-a", await template, dir]);
  return dir;
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const dir = join(await aFolder(), "database");
  const server = await start({ dir });
  await query(server.url, "create table stored as select 1 as n");
  await server.stop();
  return dir;
}

/** Starts in this process; `stages` receives the stages in order. */
export async function start(
  options: Omit<StartOptions, "onStage"> & { stages?: string[] },
): Promise<EmbeddedPostgres> {
  const { stages = [], ...rest } = options;
  const server = await startEmbeddedPostgres({
    settings: SMALL,
    ...rest,
    onStage: (stage) => stages.push(stage),
  });
  servers.push({ pid: server.pid, cluster: join(await realpath(options.dir), "cluster") });
  // A long path puts the socket in the temporary directory.
  if (dirname(server.connection.host) === tmpdir()) folders.push(server.connection.host);
  return server;
}

/** Starts in a separate process, which tests can kill and run as another user. */
export function startElsewhere(options: ProcessOptions) {
  const script = join(import.meta.dirname, "start-in-process.ts");
  const child = spawn(process.execPath, [script, JSON.stringify({ settings: SMALL, ...options })], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  processes.push(child);
  const answers: ProcessAnswer[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => answers.push(JSON.parse(line) as ProcessAnswer));
  const closed = new Promise<void>((resolve) => lines.once("close", resolve));
  return {
    async outcome(): Promise<{ pid: number; adopted: boolean; url: string }> {
      const found = await answered((answer) => "pid" in answer || "reason" in answer);
      if (!("pid" in found)) throw new Error(JSON.stringify(found));
      servers.push({ pid: found.pid, cluster: join(await realpath(options.dir), "cluster") });
      return found;
    },
    failure: () => answered((answer) => "reason" in answer),
    reached: (stage: string) => answered((answer) => "stage" in answer && answer.stage === stage),
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await closed;
    },
  };

  async function answered(fits: (answer: ProcessAnswer) => boolean): Promise<ProcessAnswer> {
    let isClosed = false;
    void closed.then(() => (isClosed = true));
    for (;;) {
      const found = answers.find(fits);
      if (found) return found;
      if (isClosed) throw new Error(`it ended after ${JSON.stringify(answers)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** Runs one statement on a new connection and returns its rows. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Ends what the tests started and removes their folders. */
export async function cleanUp(): Promise<void> {
  for (const child of processes.splice(0)) child.kill("SIGKILL");
  for (const { pid, cluster } of servers.splice(0)) await stopPostmaster(pid, cluster);
  for (const folder of folders.splice(0)) {
    for (const dir of [join(folder, "database"), folder]) {
      const left = await findPostmaster(join(dir, "cluster")).catch(() => undefined);
      if (left) await stopPostmaster(left.pid, join(dir, "cluster"));
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  template = undefined;
}
