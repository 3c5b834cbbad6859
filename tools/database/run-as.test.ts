import { spawnSync } from "node:child_process";
import { chmod, chown, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  aFolder,
  aPackage,
  aStoppedDatabase,
  cleanUp,
  isRoot,
  query,
  start,
  startElsewhere,
} from "./cluster-under-test.ts";
import { explainSpawnError, runCommand } from "./run-as.ts";

afterAll(cleanUp);

/** Any user of the system that is neither root nor nobody. */
const DAEMON = 1;
const noLinuxRoot = !isRoot || process.platform !== "linux";
const canMakeNamespaces = await runCommand(
  { prefix: ["unshare", "--user", "--map-user=65534", "--"] },
  ["true"],
).then(
  ({ code }) => isRoot && code === 0,
  () => false,
);

test.concurrent(
  "root's server runs as another user, who owns the data",
  { skip: noLinuxRoot },
  async () => {
    const dir = await aStoppedDatabase();
    const { pid } = await start({ dir });
    const { uid } = await stat(join(dir, "cluster"));

    expect(uid).not.toBe(0);
    expect(await readFile(`/proc/${pid}/status`, "utf8")).toMatch(
      new RegExp(`^Uid:\\t${uid}\\t`, "m"),
    );
  },
);

test.concurrent(
  "a new database works under a folder closed to all but root",
  { skip: !canMakeNamespaces },
  async () => {
    const dir = join(await aClosedFolder(), "database");
    const { url } = await start({ dir });

    expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
    expect((await stat(join(dir, "cluster"))).uid).toBe(0);
  },
);

test.concurrent(
  "it works there without user namespaces too, with one right and a copy",
  { skip: noLinuxRoot },
  async () => {
    const shared = "/var/tmp/vonk-postgres";
    const wasThere = await stat(shared).catch(() => undefined);
    const dir = join(await aClosedFolder(), "database");
    const server = await start({ dir, ways: ["user", "copied", "capability"] });

    expect(await query(server.url, "select 1 as n")).toEqual([{ n: 1 }]);
    expect(await readFile(`/proc/${server.pid}/status`, "utf8")).toMatch(/^CapBnd:\t0+2$/m);
    await server.stop();
    if (!wasThere) await rm(shared, { recursive: true });
  },
);

test.concurrent(
  "programs that lie under a closed folder are copied beside the data",
  { skip: noLinuxRoot },
  async () => {
    const packageDirectory = await aPackage(await aClosedFolder());
    const dir = await aStoppedDatabase();
    const { pid, url } = await start({ dir, packageDirectory, ways: ["user", "copied"] });

    expect(await query(url, "select n from kept")).toEqual([{ n: 1 }]);
    expect(await readFile(`/proc/${pid}/cmdline`, "utf8")).toContain(`${dir}/binaries/`);
  },
);

test.concurrent("where no way works the error says so", { skip: noLinuxRoot }, async () => {
  const dir = join(await aClosedFolder(), "database");

  await expect(start({ dir, ways: ["user", "copied"] })).rejects.toMatchObject({
    reason: "not-permitted",
    message: expect.stringContaining("DATABASE_URL") as string,
  });
});

test.concurrent(
  "an ordinary user starts, crashes and recovers; root in between does no harm",
  { skip: noLinuxRoot },
  async () => {
    const folder = await aFolder();
    await chown(folder, DAEMON, DAEMON);
    const dir = join(folder, "database");
    // The checkout may be closed to that user.
    const packageDirectory = await aPackage();
    const first = startElsewhere({ dir, uid: DAEMON, packageDirectory });
    const { pid, url } = await first.outcome();
    await query(url, "create table kept as select 1 as n");
    process.kill(pid, "SIGKILL");
    await first.kill();

    const byRoot = await start({ dir });
    expect(byRoot.adopted).toBe(false);
    expect((await stat(join(dir, "cluster"))).uid).toBe(DAEMON);
    await byRoot.stop();

    const again = await startElsewhere({ dir, uid: DAEMON, packageDirectory }).outcome();
    expect(await query(again.url, "select n from kept")).toEqual([{ n: 1 }]);
  },
);

test.concurrent(
  "another user's database is refused, not broken",
  { skip: noLinuxRoot },
  async () => {
    const dir = await aStoppedDatabase();
    const { stop } = await start({ dir });
    await stop();

    expect(await startElsewhere({ dir, uid: DAEMON }).refusal()).toMatchObject({
      reason: "not-permitted",
    });
  },
);

test.concurrent("a package that cannot be written, its links missing, is copied beside the data", async () => {
  const packageDirectory = await aPackage();
  const lib = join(packageDirectory, "native", "lib");
  await rm(join(lib, "libicuuc.so.60"));
  await chmod(lib, 0o555);
  const folder = await aFolder();
  const dir = join(folder, "database");
  await rename(await aStoppedDatabase(), dir);
  if (isRoot) await giveToDaemon(folder);
  const { url } = await startElsewhere({
    dir,
    packageDirectory,
    ...(isRoot && { uid: DAEMON }),
  }).outcome();

  expect(await query(url, "select n from kept")).toEqual([{ n: 1 }]);
  expect((await stat(join(dir, "binaries"))).isDirectory()).toBe(true);
  await chmod(lib, 0o755);
});

test.each([
  ["ENOENT", "no-binaries"],
  ["EACCES", "not-permitted"],
  ["EPERM", "not-permitted"],
  ["EAGAIN", "out-of-memory"],
])("a program that cannot be run (%s) is explained as %s", (code, reason) => {
  expect(explainSpawnError(Object.assign(new Error(code), { code })).reason).toBe(reason);
});

async function aClosedFolder(): Promise<string> {
  const folder = await aFolder();
  await chmod(folder, 0o700);
  return folder;
}

async function giveToDaemon(folder: string): Promise<void> {
  const { status } = spawnSync("chown", ["-R", `${DAEMON}:${DAEMON}`, folder]);
  expect(status).toBe(0);
}
