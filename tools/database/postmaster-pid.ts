import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { SOCKET_NAME } from "./data-folder.ts";
import type { DataFolder } from "./data-folder.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/** What a server writes to `postmaster.pid`, one line each. */
export interface PostmasterRecord {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly isReady: boolean;
}

/** The record of a running server. */
export async function findPostmaster(cluster: string): Promise<PostmasterRecord | undefined> {
  const lines = ((await readIfExists(path.join(cluster, "postmaster.pid"))) ?? "").split("\n");
  const pid = Number(lines[0]);
  if (!pid || !(await isPostmaster(pid, cluster))) return undefined;
  return { pid, socketDirectory: lines[4] ?? "", isReady: lines[7]?.trim() === "ready" };
}

/** Recovery after a crash under load may replay gigabytes of WAL. */
const RECOVERY_MS = 15 * 60_000;

/**
 * Waits until the server running here accepts connections; undefined if there is none. Before the
 * server has written its record, `isStarting` reports that one will follow.
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
 * Whether the process is this folder's server, whose arguments include the folder. The pid alone
 * proves nothing: after a reboot it may belong to any program, and zombies keep theirs.
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
 * PostgreSQL handles those that name no process, because it also looks for surviving children.
 */
export async function clearStaleLocks({ cluster, socket }: DataFolder): Promise<void> {
  const locks = [path.join(cluster, "postmaster.pid"), path.join(socket, `${SOCKET_NAME}.lock`)];
  for (const file of locks) {
    // A server that is just starting writes its pid a moment later; on a full disk it never does.
    if ((await readIfExists(file)) === "") await sleep(100);
    const text = await readIfExists(file);
    if (text === undefined) continue;
    const pid = Math.abs(Number.parseInt(text, 10)) || 0;
    if (pid === 0 || (isTaken(pid) && !(await isPostmaster(pid, cluster)))) await rm(file);
  }
}

/** A fast shutdown flushes memory to disk first; an immediate one leaves that to recovery. */
const shutdowns = [
  { signal: "SIGINT", patienceMs: 90_000 },
  { signal: "SIGQUIT", patienceMs: 10_000 },
] as const;

/** Stops the server; resolves once the process is gone. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const { signal, patienceMs } of shutdowns) {
    // Checked before each signal, because the pid may already belong to another program.
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

async function readIfExists(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
}
