import { spawn } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { DatabaseUnavailable } from "#tools/database/database-unavailable.ts";
import { keepDatabase } from "./embedded-database.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A process in the place of the database, which the test can end, and starts that can fail. */
async function aKeptDatabase(waitsMs: readonly number[]) {
  const said: string[] = [];
  const failures: Error[] = [];
  const running = new Set<ReturnType<typeof spawn>>();
  let starts = 0;
  const begin = async () => {
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
    return { url: "postgres://here", pid: child.pid ?? 0, stop };
  };
  const kept = await keepDatabase(begin, (line) => said.push(line), waitsMs);
  stops.push(() => kept.stop());
  const die = () => {
    for (const child of running) child.kill("SIGKILL");
  };
  return { said, failures, running, die, stop: () => kept.stop(), starts: () => starts };
}

const full = (pid: number) =>
  new DatabaseUnavailable("disk-full", `the disk is full (could not write xlogtemp.${pid})`);

test("a database that died is started again as often as it takes, and says each reason once", async () => {
  const { said, failures, die, running } = await aKeptDatabase([1]);
  failures.push(full(1), full(2), full(3));
  die();
  await expect.poll(() => said.at(-1)).toBe("The database is there again.");
  expect(said).toEqual([
    "The database ended unexpectedly; starting it again …",
    "the disk is full (could not write xlogtemp.1)",
    "The database is there again.",
  ]);
  expect(running.size).toBe(1);
});

test("who stops meanwhile does not wait for the next try, and nothing is left running", async () => {
  const { failures, die, running, stop, starts } = await aKeptDatabase([60_000]);
  failures.push(full(1));
  die();
  await expect.poll(starts).toBe(2);
  await stop();
  expect([running.size, starts()]).toEqual([0, 2]);
});
