import { chown } from "node:fs/promises";
import { dirname, join } from "node:path";
import { claimFolder } from "./claim-folder.ts";
import { copyBinaries, removeOtherCopies } from "./copy-binaries.ts";
import type { DatabaseHome } from "./database-home.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { Binaries } from "./find-binaries.ts";
import { noBinaries, programOf } from "./find-binaries.ts";
import type { Owner } from "./give-to.ts";
import { giveTo } from "./give-to.ts";
import { hydrateSymlinks } from "./hydrate-symlinks.ts";
import type { RunAs } from "./run-as.ts";
import { runCommand } from "./run-as.ts";
import type { Way } from "./ways-to-run.ts";

/** Outside temporary file systems, which may forbid execution, and open to every user. */
const SHARED_FOLDER = "/var/tmp/vonk-postgres";

/**
 * Takes the first way that works here, making the binaries complete on the road (`onUnpack` hears
 * of it when there was something to do). Throws DatabaseUnavailable `not-permitted`, `no-binaries`.
 */
export async function chooseWay(
  home: DatabaseHome,
  installed: Binaries,
  ways: readonly Way[],
  onUnpack: (what: string) => void,
): Promise<RunAs> {
  const complete = await completeInPlace(installed, onUnpack);
  const failures: string[] = [];
  for (const { name, place: wished, ...identity } of ways) {
    const place = wished === "package" && !complete ? "beside" : wished;
    const binariesFor = () => binariesAt(place, home, installed, onUnpack);
    // Nothing to choose from: the first real run tells, and saves the trial's time.
    if (name === "plain") return { binaries: await binariesFor(), ...identity };
    const failure = await failureOf(identity, ['cd "$0"', dirname(home.directory)]);
    if (failure === undefined) {
      const runAs = { binaries: await binariesFor(), ...identity };
      if (place === "beside") await openBeside(home, identity.owner);
      const unfit = await failureOf(identity, [
        '"$0" --version',
        programOf(runAs.binaries, "postgres"),
      ]);
      if (unfit === undefined) return runAs;
      failures.push(`${name}: ${unfit}`);
    } else {
      failures.push(`${name}: ${failure}`);
    }
  }
  throw explainFailures(home, failures);
}

async function completeInPlace(
  installed: Binaries,
  onUnpack: (what: string) => void,
): Promise<boolean> {
  try {
    const made = await hydrateSymlinks(installed);
    if (made > 0) onUnpack(`made ${made} library links`);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES" || code === "EPERM" || code === "EROFS") return false;
    throw error;
  }
}

async function binariesAt(
  place: Way["place"],
  home: DatabaseHome,
  installed: Binaries,
  onUnpack: (what: string) => void,
): Promise<Binaries> {
  if (place === "package") return installed;
  const folder = place === "shared" ? SHARED_FOLDER : besideFolder(home);
  if (place === "shared") await claimFolder(folder, 0o755, 0);
  const copy = await copyBinaries(installed, folder, onUnpack);
  if (place === "beside") await removeOtherCopies(folder, copy);
  return copy;
}

async function openBeside(home: DatabaseHome, owner: Owner | undefined): Promise<void> {
  if (owner === undefined) return;
  await chown(home.directory, owner.uid, owner.gid);
  await giveTo(besideFolder(home), owner);
}

function besideFolder(home: DatabaseHome): string {
  return join(home.directory, "binaries");
}

/** Runs a line of shell as the server's user would; answers what went wrong. */
async function failureOf(
  identity: Pick<RunAs, "prefix" | "user">,
  [line, argument]: readonly [string, string],
): Promise<string | undefined> {
  try {
    const command = ["/bin/sh", "-c", line, argument];
    const { code, output } = await runCommand(identity, command);
    return code === 0 ? undefined : (output.trim().split("\n").at(-1) ?? `exit ${code}`);
  } catch (error) {
    return (error as Error).message;
  }
}

function explainFailures(home: DatabaseHome, failures: readonly string[]): DatabaseUnavailable {
  const text = failures.join("; ");
  if (failures.every((failure) => /shared libraries|GLIBC|not found/.test(failure))) {
    return noBinaries(text);
  }
  return new DatabaseUnavailable(
    "not-permitted",
    `No user but root can run the embedded PostgreSQL on ${home.directory} (${text}). ` +
      `Move the project out of the private folder, start it as an ordinary user, or set DATABASE_URL.`,
  );
}
