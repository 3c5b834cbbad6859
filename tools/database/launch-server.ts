import type { ChildProcess, StdioOptions } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseHome } from "./database-home.ts";
import type { DatabaseUnavailable } from "./database-unavailable.ts";
import { explainFailure, mayPass } from "./explain-failure.ts";
import { clearStaleLocks, findPostmaster, readPostmasterPid } from "./postmaster-pid.ts";
import type { PostmasterRecord } from "./postmaster-pid.ts";
import type { RunAs } from "./run-as.ts";
import { explainSpawnError, spawnProgram } from "./run-as.ts";
import { openServerLog, readServerLog } from "./server-log.ts";
import { measureMachine, serverSettings } from "./server-settings.ts";
import { makeSocketDirectory, PORT, socketDirectories, socketLock } from "./socket-directories.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

/** How long remains of an earlier server (a dying child, a zombie's lock) may stand in the way. */
const PATIENCE_MS = 30_000;

/**
 * Starts the server on the initialised files and waits until it takes connections; undefined when
 * another start was quicker, whose server then lives. Throws DatabaseUnavailable.
 */
export async function launchServer(
  home: DatabaseHome,
  runAs: RunAs,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<PostmasterRecord | undefined> {
  const directories = socketDirectories(home);
  const started = Date.now();
  for (;;) {
    const directory = directories[0] ?? home.socket;
    await makeSocketDirectory(home, directory, runAs.owner);
    await clearStaleLocks(home.cluster, [socketLock(directory)]);
    const outcome = await launchOnce(home, runAs, directory, settings, log);
    if (typeof outcome !== "string") return outcome;
    if (await findPostmaster(home.cluster)) return undefined;
    const { freeDiskBytes } = await measureMachine(home.directory);
    const failure = explainFailure(outcome, { directory: home.directory, freeDiskBytes });
    if (mayPass(outcome) && Date.now() - started < PATIENCE_MS) {
      await sleep(100);
    } else if (failure.reason === "socket" && directories.length > 1) {
      log(`${failure.message}; trying ${directories[1]}`);
      directories.shift();
    } else {
      throw failure;
    }
  }
}

/** Answers the server's record, or what it printed before it ended. */
async function launchOnce(
  home: DatabaseHome,
  runAs: RunAs,
  socketDirectory: string,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<PostmasterRecord | string> {
  const all = { ...serverSettings(await measureMachine(home.directory)), ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", home.cluster, "-k", socketDirectory, "-p", String(PORT), ...options];
  const { file, size } = await openServerLog(home.log);
  // Detached: Ctrl-C in the terminal must end the application first, the server after it.
  const stdio: StdioOptions = ["ignore", file.fd, file.fd];
  const child = spawnProgram(runAs, "postgres", args, { detached: true, stdio });
  // Before anything is awaited: its end may come at once, and comes only once.
  const end = watchEnd(child);
  await file.close();
  const record = await waitUntilReady({
    look: async () => {
      if (end.error) throw end.error;
      if (end.reached) return "gone";
      const found = await readPostmasterPid(home.cluster);
      return found !== undefined && found.pid === child.pid ? found : "wait";
    },
    onWait: async () => log(`PostgreSQL is still starting: ${await lastLine(home, size)}`),
  });
  child.unref();
  return record ?? readServerLog(home.log, size);
}

function watchEnd(child: ChildProcess): { reached: boolean; error?: DatabaseUnavailable } {
  const end: { reached: boolean; error?: DatabaseUnavailable } = { reached: false };
  child.once("error", (error) => (end.error = explainSpawnError(error)));
  child.once("exit", () => (end.reached = true));
  return end;
}

async function lastLine(home: DatabaseHome, offset: number): Promise<string> {
  return (await readServerLog(home.log, offset)).trim().split("\n").at(-1) ?? "";
}
