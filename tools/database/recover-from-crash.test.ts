import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import {
  aFolder,
  aStoppedDatabase,
  cleanUp,
  query,
  start,
  startElsewhere,
} from "#tests/database/a-cluster.ts";
import { findPostmaster } from "./postmaster-pid.ts";

const others: ChildProcess[] = [];

afterAll(async () => {
  for (const child of others) child.kill("SIGKILL");
  await cleanUp();
});

test.concurrent("three rounds of killing program and database lose nothing that was committed", async () => {
  const dir = await aStoppedDatabase();
  for (const round of [2, 3, 4]) {
    const starter = startElsewhere({ dir });
    const { pid, url, adopted } = await starter.outcome();
    expect(adopted).toBe(false);
    await query(url, `insert into stored values (${round})`);
    process.kill(pid, "SIGKILL");
    await starter.kill();
  }
  const { url } = await start({ dir });

  expect(await query(url, "select n from stored order by n")).toEqual(
    [1, 2, 3, 4].map((n) => ({ n })),
  );
});

test.concurrent("after the server alone was killed, the same process starts a new one", async () => {
  const dir = await aStoppedDatabase();
  const first = await start({ dir });
  process.kill(first.pid, "SIGKILL");
  const second = await start({ dir });

  expect(second.adopted).toBe(false);
  expect(second.pid).not.toBe(first.pid);
  expect(await query(second.url, "select n from stored")).toEqual([{ n: 1 }]);
});

test.concurrent("a start waits until a straggler of the killed server is gone, then continues", async () => {
  const dir = await aStoppedDatabase();
  const first = await start({ dir });
  const client = new pg.Client({ connectionString: first.url });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const straggler = rows[0]?.pid ?? 0;
  process.kill(straggler, "SIGSTOP");
  process.kill(first.pid, "SIGKILL");
  const second = start({ dir });
  await expect
    .poll(() => readFile(join(dir, "postgres.log"), "utf8"), { timeout: 30_000 })
    .toContain("pre-existing shared memory block");
  process.kill(straggler, "SIGCONT");

  expect(await query((await second).url, "select n from stored")).toEqual([{ n: 1 }]);
});

test.concurrent("a kill during initdb leaves no half-made database", async () => {
  const dir = join(await aFolder(), "database");
  const starter = startElsewhere({ dir });
  await starter.reached("initialising");
  await starter.kill();
  const { url, adopted } = await start({ dir });

  expect(adopted).toBe(false);
  expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
  expect((await readdir(dir)).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
});

test.concurrent("a kill during a start does no harm", async () => {
  const dir = await aStoppedDatabase();
  const starter = startElsewhere({ dir });
  await starter.reached("starting");
  await starter.kill();
  const { url } = await start({ dir });

  expect(await query(url, "select n from stored")).toEqual([{ n: 1 }]);
});

test.concurrent(
  "lock files that name a zombie are removed",
  { skip: process.platform !== "linux" },
  async () => {
    const dir = await aStoppedDatabase();
    await leaveLocks(dir, await aZombie());
    const { url } = await start({ dir });

    expect(await query(url, "select n from stored")).toEqual([{ n: 1 }]);
  },
);

test.concurrent("lock files that name an unrelated process are removed, and the process lives on", async () => {
  const dir = await aStoppedDatabase();
  const stranger = spawn("sleep", ["60"]);
  others.push(stranger);
  await leaveLocks(dir, stranger.pid ?? 0);
  const server = await start({ dir });

  expect(await query(server.url, "select n from stored")).toEqual([{ n: 1 }]);
  await server.stop();
  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
});

test.concurrent("a lock file left empty by a full disk is removed", async () => {
  const dir = await aStoppedDatabase();
  await writeFile(join(dir, "cluster", "postmaster.pid"), "");

  expect((await start({ dir })).adopted).toBe(false);
});

test.concurrent("another process with the server's pid is never mistaken for the server", async () => {
  const dir = await aStoppedDatabase();
  const server = await start({ dir });
  const record = await readFile(join(dir, "cluster", "postmaster.pid"), "utf8");
  await server.stop();
  const stranger = spawn("sleep", ["60"]);
  others.push(stranger);
  const forged = record.replace(/^\d+/, String(stranger.pid));
  await writeFile(join(dir, "cluster", "postmaster.pid"), forged);

  expect(await findPostmaster(join(dir, "cluster"))).toBeUndefined();
});

async function leaveLocks(dir: string, pid: number): Promise<void> {
  const text = `${pid}\n${dir}/cluster\n1700000000\n5432\n${dir}/socket\n\n  1 1\nready   \n`;
  await writeFile(join(dir, "cluster", "postmaster.pid"), text);
  await writeFile(join(dir, "socket", ".s.PGSQL.5432.lock"), text);
}

/** A process that has ended, whose parent has become a program that does not reap it. */
async function aZombie(): Promise<number> {
  const parent = spawn("sh", ["-c", "sleep 0.5 & echo $!; exec sleep 60"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  others.push(parent);
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once("data", (chunk: Buffer) => resolve(Number(chunk.toString()))),
  );
  for (;;) {
    const text = await readFile(`/proc/${pid}/stat`, "utf8");
    if (text.includes(") Z ")) return pid;
    await sleep(5);
  }
}
