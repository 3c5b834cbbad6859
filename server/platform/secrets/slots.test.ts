import { expect, test } from "vitest";
import { createSlots } from "./slots.ts";

const full = new Error("full");

/** Work that ends on command, with a count of how much is running. */
function controlledWork(inSlot: ReturnType<typeof createSlots>) {
  const ends: (() => void)[] = [];
  const running = { now: 0, most: 0 };
  const start = () =>
    inSlot(async () => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise<void>((resolve) => ends.push(resolve));
      running.now -= 1;
    });
  return { start, running, endOldest: () => ends.shift()?.() };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  "work that arrives %i microtasks after a slot was released does not run as a third",
  async (microtasks) => {
    const inSlot = createSlots({ concurrency: 2, maxQueue: 10, overloaded: () => full });
    const { start, running, endOldest } = controlledWork(inSlot);
    const all = [start(), start(), start()];
    await settle();
    endOldest();
    for (let n = 0; n < microtasks; n += 1) await Promise.resolve();
    all.push(start());
    for (let n = 0; n < 4; n += 1) {
      await settle();
      endOldest();
    }
    await Promise.all(all);
    expect(running).toEqual({ now: 0, most: 2 });
  },
);

test("work waits its turn in order, and is rejected when the queue is full", async () => {
  const inSlot = createSlots({ concurrency: 1, maxQueue: 2, overloaded: () => full });
  const done: number[] = [];
  const run = (n: number) =>
    inSlot(async () => {
      await settle();
      done.push(n);
    });
  const accepted = [run(1), run(2), run(3)];
  await expect(run(4)).rejects.toBe(full);
  await Promise.all(accepted);
  expect(done).toEqual([1, 2, 3]);
  await run(5);
  expect(done).toEqual([1, 2, 3, 5]);
});

test("work that fails frees its slot", async () => {
  const inSlot = createSlots({ concurrency: 1, maxQueue: 0, overloaded: () => full });
  const broken = new Error("broken");
  await expect(inSlot(() => Promise.reject(broken))).rejects.toBe(broken);
  await expect(inSlot(() => Promise.resolve("next"))).resolves.toBe("next");
});
