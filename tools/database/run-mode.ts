import { spawn } from "node:child_process";
import type { ChildProcess, SpawnOptions } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import type { DataFolder, Owner } from "./data-folder.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { getProgramPath } from "./find-binaries.ts";
import type { Binaries } from "./find-binaries.ts";

/**
 * Which user PostgreSQL runs as: it accepts neither root nor a user without an entry in /etc/passwd
 * (such as with `docker run --user 1234`).
 */
export interface RunMode {
  readonly name: "plain" | "other user" | "namespace";
  /** A command to put before the program. */
  readonly prefix: readonly string[];
  /** The user that root switches to before the program starts. */
  readonly user?: Owner;
  /** Who must own the data; absent if we already own it. */
  readonly owner?: Owner;
}

const plain: RunMode = { name: "plain", prefix: [] };

/**
 * On disk we keep our own user, which has access to our private folders; the server sees itself as
 * nobody.
 */
const namespace: RunMode = {
  name: "namespace",
  prefix: ["unshare", "--user", "--map-user=65534", "--map-group=65534", "--"],
};

/** The first mode that works here. Throws DatabaseUnavailable `not-permitted` if none does. */
export async function chooseRunMode(folder: DataFolder, binaries: Binaries): Promise<RunMode> {
  if (process.platform !== "linux") return plain;
  if (process.getuid?.() !== 0) return hasPasswdEntry() ? plain : namespace;
  const user = await findServerUser(folder);
  const failures: string[] = [];
  for (const mode of [
    { name: "other user", prefix: [], user, owner: user },
    { ...namespace, owner: { uid: 0, gid: 0 } },
  ] satisfies RunMode[]) {
    const parent = path.dirname(folder.directory);
    const script = 'cd "$0" && exec "$1" --version';
    const trial = ["/bin/sh", "-c", script, parent, getProgramPath(binaries, "postgres")];
    const { code, output } = await runCommand(mode, trial);
    if (code === 0) return mode;
    failures.push(`${mode.name}: ${output.trim().split("\n").at(-1) ?? ""}`);
  }
  const detail = `${failures.join("; ")}; start it as an ordinary user, or set DATABASE_URL`;
  const reason = /shared libraries|GLIBC/.test(detail) ? "no-binaries" : "not-permitted";
  throw new DatabaseUnavailable(reason, folder.directory, detail);
}

/** Runs a command to its end. `code` is null if a signal ended it. */
export async function runCommand(
  mode: Pick<RunMode, "prefix" | "user">,
  command: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawnCommand(mode, command, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** The environment is nearly empty, so that PGDATA and the like cannot interfere. */
export function spawnCommand(
  { prefix, user }: Pick<RunMode, "prefix" | "user">,
  command: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const [program = "", ...args] = [...prefix, ...command];
  return spawn(program, args, {
    ...options,
    // That user may have no access to our working directory.
    cwd: "/",
    env: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C" },
    ...user,
  });
}

/**
 * The owner of the data, so that one start with `sudo` does not lock out an ordinary user; nobody
 * if root owns the data.
 */
async function findServerUser({ cluster, directory }: DataFolder): Promise<Owner> {
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  const users = passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  for (const file of [cluster, directory, path.dirname(directory)]) {
    const uid = (await stat(file).catch(() => null))?.uid ?? 0;
    const owner = users.find((user) => user.uid === uid && uid !== 0);
    if (owner) return { uid: owner.uid, gid: owner.gid };
  }
  const nobody = users.find(({ name, uid }) => name === "nobody" && uid !== 0);
  return { uid: nobody?.uid ?? 65_534, gid: nobody?.gid ?? 65_534 };
}

function hasPasswdEntry(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}
