import { spawn } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { DatabaseUnavailable } from "#tools/database/database-unavailable.ts";
import { superviseDatabase } from "./supervise-database.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A killable process in place of the database, and starts that can fail. */
async function aSupervisedDatabase(pausesMs: readonly number[]) {
  const lines: string[] = [];
  const failures: Error[] = [];
  const running = new Set<ReturnType<typeof spawn>>();
  let starts = 0;
  const start = async () => {
    starts += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    await new Promise((done) => child.once("spawn", done));
    running.add(child);
    child.once("exit", () => running.delete(child));
    const stop = async () => {
      child.kill("SIGKILL");
      await expect.poll(() => running.has(child)).toBe(false);
    };
    return { url: "postgres://here", ownerUrl: "postgres://there", pid: child.pid ?? 0, stop };
  };
  const database = await superviseDatabase(start, (line) => lines.push(line), pausesMs);
  stops.push(() => database.stop());
  const kill = () => {
    for (const child of running) child.kill("SIGKILL");
  };
  return { lines, failures, running, kill, stop: () => database.stop(), starts: () => starts };
}

const full = (pid: number) =>
  new DatabaseUnavailable("disk-full", "/data", `could not write xlogtemp.${pid}`);

test("a database that died is restarted until it works, and each reason is printed once", async () => {
  const { lines, failures, kill, running } = await aSupervisedDatabase([1]);
  failures.push(full(1), full(2), full(3));
  kill();
  await expect.poll(() => lines.at(-1)).toBe("The database is there again.");
  expect(lines).toEqual([
    "The database ended unexpectedly; starting it again …",
    full(1).message,
    "The database is there again.",
  ]);
  expect(running.size).toBe(1);
});

test("a stop between two attempts does not wait for the next and leaves nothing running", async () => {
  const { failures, kill, running, stop, starts } = await aSupervisedDatabase([60_000]);
  failures.push(full(1));
  kill();
  await expect.poll(starts).toBe(2);
  await stop();
  expect([running.size, starts()]).toEqual([0, 2]);
});
