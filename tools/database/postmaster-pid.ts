import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { SOCKET_NAME } from "./data-folder.ts";
import type { DataFolder } from "./data-folder.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/** What a server writes about itself into `postmaster.pid`, one line each. */
export interface PostmasterRecord {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly isReady: boolean;
}

/** The record of a server that is alive. */
export async function findPostmaster(cluster: string): Promise<PostmasterRecord | undefined> {
  const lines = ((await readIfThere(path.join(cluster, "postmaster.pid"))) ?? "").split("\n");
  const pid = Number(lines[0]);
  if (!pid || !(await isPostmaster(pid, cluster))) return undefined;
  return { pid, socketDirectory: lines[4] ?? "", isReady: lines[7]?.trim() === "ready" };
}

/** After a crash under load, gigabytes of log may have to be replayed. */
const RECOVERY_MS = 15 * 60_000;

/**
 * The server that runs here, once it accepts connections; undefined if there is none. Before it has
 * written its record, `isStarting` tells that there will be one.
 */
export async function waitForRunning(
  cluster: string,
  isStarting = () => false,
): Promise<PostmasterRecord | undefined> {
  const until = Date.now() + RECOVERY_MS;
  for (;;) {
    const wasStarting = isStarting();
    const record = await findPostmaster(cluster);
    if (record?.isReady || (!record && !wasStarting)) return record;
    if (Date.now() > until) {
      throw new DatabaseUnavailable("timeout", path.dirname(cluster), "it does not become ready");
    }
    await sleep(4);
  }
}

/**
 * Whether the process is the server of this folder, which is among its arguments. Its number alone
 * proves nothing: after a restart of the machine it may be any program's, and zombies keep theirs.
 */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!isTaken(pid)) return false;
  if (process.platform === "linux") {
    const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return line.split("\0").includes(cluster);
  }
  const ps = promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return ps.then(
    ({ stdout }) => `${stdout.trim()} `.includes(` -D ${cluster} `),
    () => false,
  );
}

/**
 * Removes lock files that name a zombie or an unrelated process, which PostgreSQL would respect.
 * Those that name no process are left to PostgreSQL, which also looks for surviving children.
 */
export async function clearStaleLocks({ cluster, socket }: DataFolder): Promise<void> {
  const locks = [path.join(cluster, "postmaster.pid"), path.join(socket, `${SOCKET_NAME}.lock`)];
  for (const file of locks) {
    // A server that has just been started writes its number a moment later; a full disk never.
    if ((await readIfThere(file)) === "") await sleep(100);
    const text = await readIfThere(file);
    if (text === undefined) continue;
    const pid = Math.abs(Number.parseInt(text, 10)) || 0;
    if (pid === 0 || (isTaken(pid) && !(await isPostmaster(pid, cluster)))) await rm(file);
  }
}

/** A fast shutdown writes everything in memory to disk first; an immediate one leaves it to recovery. */
const shutdowns = [
  { signal: "SIGINT", patienceMs: 90_000 },
  { signal: "SIGQUIT", patienceMs: 10_000 },
] as const;

/** Stops the server; the process is gone when this resolves. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const { signal, patienceMs } of shutdowns) {
    // Checked before each signal: the number may be another program's already.
    if (!(await isPostmaster(pid, cluster))) return;
    sendSignal(pid, signal);
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      if (!(await isPostmaster(pid, cluster))) return;
      await sleep(4);
    }
  }
  throw new DatabaseUnavailable("timeout", path.dirname(cluster), `${pid} does not end`);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
}
