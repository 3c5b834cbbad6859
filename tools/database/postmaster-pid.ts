import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** What a server writes about itself into `postmaster.pid`, one fact a line. */
export interface PostmasterRecord {
  readonly pid: number;
  readonly port: number;
  readonly socketDirectory: string;
  readonly status: "starting" | "stopping" | "ready";
}

/** The server's record, if there is one that can be read; it may be of a dead server. */
export async function readPostmasterPid(cluster: string): Promise<PostmasterRecord | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(undefinedIfMissing);
  const lines = (text ?? "").split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const status = lines[7];
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketDirectory: lines[4] ?? "",
    status: status === "ready" || status === "stopping" ? status : "starting",
  };
}

/** The record of a server that lives. */
export async function findPostmaster(cluster: string): Promise<PostmasterRecord | undefined> {
  const record = await readPostmasterPid(cluster);
  return record && (await isPostmaster(record.pid, cluster)) ? record : undefined;
}

/**
 * Is that process the server of this folder? A number alone proves nothing: zombies keep theirs,
 * and after a restart of the machine it may be anybody's. Only the server names the folder as
 * argument.
 */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
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
 * Removes lock files whose number a zombie or a stranger bears, which PostgreSQL would respect.
 * Those whose process is gone are left to it: it also looks for surviving children. Only under the
 * start lock, or it might hit the file of a server that has just come up.
 */
export async function clearStaleLocks(cluster: string, socketLocks: string[]): Promise<void> {
  for (const path of [join(cluster, "postmaster.pid"), ...socketLocks]) {
    let pid = await pidIn(path);
    // Written a moment after it is made; empty for good when the disk was full.
    if (pid === 0) await sleep(100);
    pid = await pidIn(path);
    if (pid === undefined || (pid > 0 && !isTaken(pid))) continue;
    if (pid > 0 && (await isPostmaster(pid, cluster))) continue;
    await rm(path, { force: true });
  }
}

async function pidIn(path: string): Promise<number | undefined> {
  const text = await readFile(path, "utf8").catch(undefinedIfMissing);
  // The socket's lock file marks a single-user server with a minus.
  return text === undefined ? undefined : Math.abs(Number.parseInt(text, 10)) || 0;
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}
