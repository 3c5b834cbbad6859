import { open, readFile, rename, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { makeSocketFolder } from "./data-folder.ts";
import type { DataFolder } from "./data-folder.ts";
import { explainOutput } from "./database-unavailable.ts";
import { getProgramPath } from "./find-binaries.ts";
import type { Binaries } from "./find-binaries.ts";
import { clearStaleLocks, waitForRunning } from "./postmaster-pid.ts";
import type { PostmasterRecord } from "./postmaster-pid.ts";
import { spawnCommand } from "./run-mode.ts";
import type { RunMode } from "./run-mode.ts";
import { measureMachine, serverSettings } from "./server-settings.ts";

/** How long to wait for a dying process of a previous server. */
const STRAGGLER_MS = 30_000;
const MAX_LOG_BYTES = 20 * 1024 * 1024;

/** Starts the server on its initialised files and waits until it accepts connections. */
export async function launchServer(
  folder: DataFolder,
  mode: RunMode,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
): Promise<PostmasterRecord> {
  const until = Date.now() + STRAGGLER_MS;
  for (;;) {
    await makeSocketFolder(folder, mode.owner);
    await clearStaleLocks(folder);
    const outcome = await launchOnce(folder, mode, binaries, settings);
    if (typeof outcome !== "string") return outcome;
    // A start that was killed halfway may have left a server.
    const other = await waitForRunning(folder.cluster);
    if (other) return other;
    const { freeDiskBytes } = await measureMachine(folder.directory);
    const failure = explainOutput(outcome, folder.directory, freeDiskBytes);
    if (failure.reason !== "still-in-use" || Date.now() > until) throw failure;
    await sleep(100);
  }
}

/** Returns the server's record, or what it printed before it exited. */
async function launchOnce(
  folder: DataFolder,
  mode: RunMode,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
): Promise<PostmasterRecord | string> {
  const all = { ...serverSettings(await measureMachine(folder.directory)), ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const postgres = getProgramPath(binaries, "postgres");
  const { file, size } = await openLog(folder.log);
  const child = spawnCommand(
    mode,
    [postgres, "-D", folder.cluster, "-k", folder.socket, "-p", "5432", ...options],
    // Detached, because Ctrl-C in the terminal must end the program first and its database
    // afterwards.
    { detached: true, stdio: ["ignore", file.fd, file.fd] },
  );
  let error: Error | undefined;
  let hasEnded = false;
  child.once("error", (cause) => (error = cause));
  child.once("exit", () => (hasEnded = true));
  await file.close();
  const isStarting = () => !error && !hasEnded;
  const record = await waitForRunning(folder.cluster, isStarting);
  child.unref();
  if (error) throw error;
  return record ?? (await readFile(folder.log)).subarray(size).toString();
}

/** Opens the server's log for appending and rotates it above 20 MB. */
async function openLog(path: string) {
  const found = await stat(path).catch(() => undefined);
  if (found && found.size > MAX_LOG_BYTES) await rename(path, `${path}.old`);
  const file = await open(path, "a", 0o600);
  return { file, size: (await file.stat()).size };
}
