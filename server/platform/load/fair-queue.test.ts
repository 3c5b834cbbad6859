import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const limits = { running: 3, runningPerCaller: 2, waiting: 8, waitingPerCaller: 4 };

/** A queue whose work ends when the test decides. */
function held(change: Partial<typeof limits> = {}) {
  const queue = createFairQueue({ ...limits, ...change });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (caller: string, count = 1) =>
    Array.from({ length: count }, (_, n) => {
      const name = `${caller}${n + 1}`;
      const work = queue.run(caller, async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      });
      return work.catch((error: Error) => error.message);
    });
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { run, started, end };
}

test("work beyond a caller's running and waiting limits is rejected", async () => {
  const { run, started, end } = held();
  const work = run("a", 300);
  expect(started).toEqual(["a1", "a2"]);
  await end("a1", "a2");
  await end("a3", "a4");
  await end("a5", "a6");
  expect(await Promise.all(work)).toEqual([
    "a1",
    "a2",
    "a3",
    "a4",
    "a5",
    "a6",
    ...Array.from({ length: 294 }, () => "too_many_requests"),
  ]);
});

test("another caller starts at once, however much the first has waiting", async () => {
  const { run, started, end } = held();
  void run("a", 6);
  void run("b");
  expect(started).toEqual(["a1", "a2", "b1"]);
  await end("a1");
  expect(started).toEqual(["a1", "a2", "b1", "a3"]);
});

test("callers take turns", async () => {
  const { run, started, end } = held({ running: 1, runningPerCaller: 1 });
  void run("a", 3);
  void run("b", 3);
  void run("c", 1);
  await end("a1");
  await end("b1");
  await end("c1");
  await end("a2");
  expect(started).toEqual(["a1", "b1", "c1", "a2", "b2"]);
});

test("work beyond the total waiting limit is unavailable", async () => {
  const { run, started, end } = held({ waiting: 2 });
  const first = run("a", 2);
  const work = ["b", "c", "d", "e"].flatMap((caller) => run(caller));
  expect(started).toEqual(["a1", "a2", "b1"]);
  await end("a1", "a2", "b1");
  await end("c1", "d1");
  expect(await Promise.all(work)).toEqual(["b1", "c1", "d1", "unavailable"]);
  await Promise.all(first);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  "work that arrives %i microtasks after other work ended does not run beyond the limit",
  async (microtasks) => {
    const queue = createFairQueue({ ...limits, running: 2 });
    const running = { now: 0, most: 0 };
    const ends: (() => void)[] = [];
    const start = () =>
      queue.run("a", async () => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        await new Promise<void>((resolve) => ends.push(resolve));
        running.now -= 1;
      });
    const all = [start(), start(), start()];
    ends.shift()?.();
    for (let n = 0; n < microtasks; n += 1) await Promise.resolve();
    all.push(start());
    for (let n = 0; n < 4; n += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
    }
    await Promise.all(all);
    expect(running).toEqual({ now: 0, most: 2 });
  },
);

test("failed work makes room as well", async () => {
  const queue = createFairQueue({ ...limits, running: 1 });
  const failing = () => queue.run("a", () => Promise.reject(new Error("it failed")));
  await expect(failing()).rejects.toThrow("it failed");
  await expect(Promise.all([failing(), failing()])).rejects.toThrow("it failed");
  expect(await queue.run("b", () => Promise.resolve("ran"))).toBe("ran");
});
