import { chmod, chown, readFile, stat } from "node:fs/promises";
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
} from "#tests/database/a-cluster.ts";
import { runCommand } from "./run-mode.ts";

afterAll(cleanUp);

/** A user that every system has and that is neither root nor nobody. */
const DAEMON = 1;
/** A user without an entry in /etc/passwd, as in some containers. */
const NO_ENTRY = 54_321;
const noLinuxRoot = !isRoot || process.platform !== "linux";
const noNamespaces = await runCommand({ prefix: ["unshare", "--user", "--map-user=65534", "--"] }, [
  "true",
]).then(
  ({ code }) => !isRoot || code !== 0,
  () => true,
);

test.concurrent(
  "as root, the server runs as another user, who owns the data",
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
  "in a folder only root can enter, the server runs in a namespace",
  { skip: noNamespaces },
  async () => {
    const dir = join(await aClosedFolder(), "database");
    const { url } = await start({ dir });

    expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
    expect((await stat(join(dir, "cluster"))).uid).toBe(0);
  },
);

test.concurrent(
  "programs in a closed folder run in a namespace and take over the data",
  { skip: noNamespaces },
  async () => {
    const packageDirectory = await aPackage(await aClosedFolder());
    const dir = await aStoppedDatabase();
    const { url } = await start({ dir, packageDirectory });

    expect(await query(url, "select n from stored")).toEqual([{ n: 1 }]);
    expect((await stat(join(dir, "cluster"))).uid).toBe(0);
  },
);

test.concurrent(
  "a user without an entry in /etc/passwd gets a server in a namespace",
  { skip: noNamespaces },
  async () => {
    const folder = await aFolder();
    await chown(folder, NO_ENTRY, NO_ENTRY);
    const dir = join(folder, "database");
    const packageDirectory = await aPackage();
    const { url } = await startElsewhere({ dir, uid: NO_ENTRY, packageDirectory }).outcome();

    expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
  },
);

test.concurrent("if no mode works, the error explains it", { skip: noLinuxRoot }, async () => {
  const packageDirectory = await aPackage();
  await chmod(join(packageDirectory, "native", "bin"), 0o000);
  const dir = join(await aFolder(), "database");

  await expect(start({ dir, packageDirectory })).rejects.toMatchObject({
    reason: "not-permitted",
    message: expect.stringContaining("DATABASE_URL") as string,
  });
});

test.concurrent(
  "an ordinary user starts, crashes and recovers, and a start as root in between does no harm",
  { skip: noLinuxRoot },
  async () => {
    const folder = await aFolder();
    await chown(folder, DAEMON, DAEMON);
    const dir = join(folder, "database");
    // That user may have no access to the checkout.
    const packageDirectory = await aPackage();
    const first = startElsewhere({ dir, uid: DAEMON, packageDirectory });
    const { pid, url } = await first.outcome();
    await query(url, "create table stored as select 1 as n");
    process.kill(pid, "SIGKILL");
    await first.kill();

    const byRoot = await start({ dir });
    expect(byRoot.adopted).toBe(false);
    expect((await stat(join(dir, "cluster"))).uid).toBe(DAEMON);
    await byRoot.stop();

    const again = await startElsewhere({ dir, uid: DAEMON, packageDirectory }).outcome();
    expect(await query(again.url, "select n from stored")).toEqual([{ n: 1 }]);
  },
);

test.concurrent(
  "another user's database is left alone, with an error",
  { skip: noLinuxRoot },
  async () => {
    const dir = await aStoppedDatabase();
    const { stop } = await start({ dir });
    await stop();

    expect(await startElsewhere({ dir, uid: DAEMON }).failure()).toMatchObject({
      reason: "not-permitted",
    });
  },
);

async function aClosedFolder(): Promise<string> {
  const folder = await aFolder();
  await chmod(folder, 0o700);
  return folder;
}
