import { chown, mkdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  aFolder,
  aStoppedDatabase,
  cleanUp,
  isRoot,
  query,
  start,
  startElsewhere,
} from "#tests/database/a-cluster.ts";
import { openDataFolder } from "./data-folder.ts";
import { findPostmaster } from "./postmaster-pid.ts";

afterAll(cleanUp);

test.concurrent("a cold start creates a database that needs its password and is on no network", async () => {
  const dir = join(await aFolder(), "database");
  const stages: string[] = [];
  const { url, connection, adopted } = await start({ dir, stages });

  expect(stages).toEqual(["initialising", "starting"]);
  expect(adopted).toBe(false);
  expect(connection).toMatchObject({ user: "vonk", database: "vonk", host: join(dir, "socket") });
  const sql = `select current_database() as name, datlocprovider as provider, datlocale as locale,
    current_setting('data_checksums') as sums, current_setting('listen_addresses') as listens,
    current_setting('synchronous_commit') as commits, current_setting('shared_buffers') as buffers
    from pg_database where datname = current_database()`;
  expect(await query(url, sql)).toEqual([
    {
      name: "vonk",
      provider: "b",
      locale: "C.UTF-8",
      sums: "on",
      listens: "",
      commits: "on",
      buffers: "16MB",
    },
  ]);
  await expect(query(url.replace(/:[^:@]+@/, ":guess@"), "select 1")).rejects.toThrow(/password/);
  const modes = await Promise.all(
    [dir, connection.host, join(dir, "password")].map(
      async (path) => (await stat(path)).mode & 0o777,
    ),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

test.concurrent("a warm start finds the data, and a stopped server is gone", async () => {
  const dir = await aStoppedDatabase();
  const stages: string[] = [];
  const server = await start({ dir, stages });

  expect(stages).toEqual(["starting"]);
  expect(await query(server.url, "select n from stored")).toEqual([{ n: 1 }]);
  await server.stop();
  await server.stop();
  expect(await findPostmaster(join(dir, "cluster"))).toBeUndefined();
  await expect(query(server.url, "select 1")).rejects.toThrow(/ENOENT/);
  await expect(stat(join(dir, "cluster", "postmaster.pid"))).rejects.toThrow(/ENOENT/);
});

test.concurrent("a server left running by a killed process is adopted and can be stopped", async () => {
  const dir = await aStoppedDatabase();
  const killed = startElsewhere({ dir });
  const { pid } = await killed.outcome();
  await killed.kill();
  const stages: string[] = [];
  const next = await start({ dir, stages });

  expect(stages).toEqual([]);
  expect(next).toMatchObject({ pid, adopted: true });
  expect(await query(next.url, "select n from stored")).toEqual([{ n: 1 }]);
  await next.stop();
  expect(await findPostmaster(join(dir, "cluster"))).toBeUndefined();
});

test.concurrent("each of the server's settings can be overridden", async () => {
  const { url } = await start({ dir: await aStoppedDatabase(), settings: { work_mem: "7MB" } });

  const sql = "select current_setting('work_mem') as mem, current_setting('jit') as jit";
  expect(await query(url, sql)).toEqual([{ mem: "7MB", jit: "off" }]);
});

test.concurrent("a folder with a long name gets its socket in the temporary directory, where it is adopted", async () => {
  const deep = join(await aFolder(), "a".repeat(90));
  await mkdir(deep);
  await rename(await aStoppedDatabase(), join(deep, "database"));
  const dir = join(deep, "database");
  const server = await start({ dir });

  expect(server.connection.host.length).toBeLessThan(90);
  expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700);
  expect((await start({ dir })).connection.host).toBe(server.connection.host);
  expect(await query(server.url, "select n from stored")).toEqual([{ n: 1 }]);
  await server.stop();
});

test.concurrent(
  "another user's socket folder in the temporary directory is not used",
  {
    skip: !isRoot,
  },
  async () => {
    const deep = join(await aFolder(), "a".repeat(90));
    const { socket } = await openDataFolder(join(deep, "database"));
    await mkdir(socket);
    await chown(socket, 1, 1);

    await expect(start({ dir: join(deep, "database") })).rejects.toMatchObject({
      reason: "not-permitted",
      message: expect.stringContaining(socket) as string,
    });
    await rm(socket, { recursive: true });
  },
);

test.concurrent("data of another major version is rejected, and the error names the version", async () => {
  const dir = await aStoppedDatabase();
  await writeFile(join(dir, "cluster", "PG_VERSION"), "17\n");

  await expect(start({ dir })).rejects.toMatchObject({
    name: "DatabaseUnavailable",
    reason: "foreign-version",
    message: expect.stringMatching(/PostgreSQL 17, the program of 18/) as string,
  });
});

test.concurrent("damaged data is reported as damaged, in one line", async () => {
  const dir = await aStoppedDatabase();
  await truncate(join(dir, "cluster", "global", "pg_control"), 0);

  await expect(start({ dir })).rejects.toMatchObject({
    reason: "corrupt",
    message: expect.stringMatching(/^[^\n]*damaged[^\n]*pg_control[^\n]*$/) as string,
  });
});

test.concurrent("a folder with unrelated files is left untouched", async () => {
  const dir = join(await aFolder(), "database");
  await mkdir(join(dir, "cluster"), { recursive: true });
  await writeFile(join(dir, "cluster", "thesis.txt"), "years of work");

  await expect(start({ dir })).rejects.toMatchObject({ reason: "corrupt" });
  expect(await readFile(join(dir, "cluster", "thesis.txt"), "utf8")).toBe("years of work");
});

test.concurrent("a lost password is reported as lost, whether or not the server runs", async () => {
  const dir = await aStoppedDatabase();
  const server = await start({ dir });
  await rename(join(dir, "password"), join(dir, "password.lost"));
  await expect(start({ dir })).rejects.toMatchObject({ reason: "password-lost" });
  await writeFile(join(dir, "password"), "guess");
  await expect(start({ dir })).rejects.toMatchObject({ reason: "password-lost" });
  await server.stop();
});

test.concurrent("a log over 20 MB is rotated at the next start", async () => {
  const dir = await aStoppedDatabase();
  await truncate(join(dir, "postgres.log"), 21 * 1024 * 1024);
  await start({ dir });

  expect((await stat(join(dir, "postgres.log"))).size).toBeLessThan(10_000);
  expect((await stat(join(dir, "postgres.log.old"))).size).toBe(21 * 1024 * 1024);
});
