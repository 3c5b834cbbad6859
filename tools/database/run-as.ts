import { spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import type { Binaries } from "./find-binaries.ts";
import { noBinaries, programOf } from "./find-binaries.ts";
import type { Owner } from "./give-to.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/** How the server's programs are run: by whom, through what, from where. */
export interface RunAs {
  readonly binaries: Binaries;
  /** A command in front of the program. */
  readonly prefix: readonly string[];
  /** The user to become, when root starts the program itself. */
  readonly user?: Owner;
  /** Whom the data has to belong to; absent: it belongs to us anyway. */
  readonly owner?: Owner;
}

/**
 * Starts a program. The environment is empty but for a path: PGDATA and the like must not
 * interfere.
 */
export function spawnProgram(
  runAs: RunAs,
  program: "postgres" | "initdb",
  args: readonly string[],
  { detached, stdio }: { detached: boolean; stdio: StdioOptions },
): ChildProcess {
  return spawnCommand(runAs, [programOf(runAs.binaries, program), ...args], { detached, stdio });
}

/** Runs any command the same way to its end. `code` is null when a signal ended it. */
export async function runCommand(
  runAs: Pick<RunAs, "prefix" | "user">,
  command: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawnCommand(runAs, command, {
    detached: false,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(explainSpawnError(error)));
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** The file is there (it was found): ENOENT speaks of its loader, which musl systems lack. */
export function explainSpawnError(error: NodeJS.ErrnoException): DatabaseUnavailable {
  const text = `${error.syscall ?? "spawn"}: ${error.code ?? error.message}`;
  if (error.code === "ENOENT") return noBinaries(`its programs need glibc (${text})`);
  if (error.code === "EAGAIN" || error.code === "ENOMEM") {
    return new DatabaseUnavailable(
      "out-of-memory",
      `No room for another process (${text}).`,
      error,
    );
  }
  return new DatabaseUnavailable(
    "not-permitted",
    `The embedded PostgreSQL may not be executed (${text}). Set DATABASE_URL to use another one.`,
    error,
  );
}

function spawnCommand(
  { prefix, user }: Pick<RunAs, "prefix" | "user">,
  command: readonly string[],
  { detached, stdio }: { detached: boolean; stdio: StdioOptions },
): ChildProcess {
  const [first = "", ...rest] = [...prefix, ...command];
  return spawn(first, rest, {
    detached,
    stdio,
    // The folder we stand in may be closed to that user.
    cwd: "/",
    env: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C" },
    ...(user && { uid: user.uid, gid: user.gid }),
  });
}
