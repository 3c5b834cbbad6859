import { expect, test } from "vitest";
import { createBatcher } from "./batches.ts";
import type { BatchWork } from "./batches.ts";

interface Item {
  readonly who: string;
  readonly n: number;
}

const limits = {
  concurrency: 1,
  maxNextTo: 100,
  maxBatch: 10,
  maxQueue: 100,
  overloaded: () => new Error("too much"),
  isFatal: () => false,
};

/** Work that records its batches and continues only when the test lets it. */
function recorded(change: Partial<BatchWork<Item, string>> = {}) {
  const goes: string[] = [];
  const held: (() => void)[] = [];
  const named = ({ who, n }: Item) => `${who}${n}`;
  const go = async (items: readonly Item[]) => {
    goes.push(items.map(named).join(" "));
    await new Promise<void>((resolve) => held.push(resolve));
  };
  const send = createBatcher<Item, string>({
    run: async (items) => {
      await go(items);
      return items.map((item) => `done ${named(item)}`);
    },
    keys: ({ who }) => [who],
    ...limits,
    maxBatch: 3,
    ...change,
  });
  /** Lets everything that is held back, and whatever follows, continue. */
  const finish = async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      held.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { send, goes, finish };
}

const all = (send: (item: Item) => Promise<string>, ...names: string[]) =>
  Promise.allSettled(
    names.map((name) => send({ who: name.slice(0, 1), n: Number(name.slice(1)) })),
  );

const statuses = (answers: readonly PromiseSettledResult<string>[]) =>
  answers.map(({ status }) => status);

test("a single item starts at once; items that arrive meanwhile go together, up to a maximum", async () => {
  const { send, goes, finish } = recorded();
  const answers = all(send, "a1", "b1", "c1", "d1", "e1");
  await finish();
  expect(goes).toEqual(["a1", "b1 c1 d1", "e1"]);
  expect((await answers).map((one) => one.status === "fulfilled" && one.value)).toEqual([
    "done a1",
    "done b1",
    "done c1",
    "done d1",
    "done e1",
  ]);
});

test("items of one sender run one at a time and in order, across concurrent batches", async () => {
  const { send, goes, finish } = recorded({ concurrency: 2 });
  const answers = all(send, "a1", "a2", "a3", "b1", "b2");
  await finish();
  await answers;
  expect(goes).toEqual(["a1", "b1", "a2", "b2", "a3"]);
});

test("nothing starts next to a batch of more than the given size", async () => {
  const goes: string[] = [];
  const held: (() => void)[] = [];
  const send = createBatcher<string, string>({
    run: async (items) => {
      goes.push(items.join(" "));
      await new Promise<void>((resolve) => held.push(resolve));
      return items;
    },
    keys: () => [],
    ...limits,
    concurrency: 2,
    maxNextTo: 1,
  });
  const endNext = async () => {
    held.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const answers = ["a", "b", "c", "d"].map(send);
  await endNext();
  expect(goes).toEqual(["a", "b", "c d"]);
  answers.push(send("e"));
  await endNext();
  expect(goes).toEqual(["a", "b", "c d"]);
  await endNext();
  await endNext();
  expect(await Promise.all(answers)).toEqual(["a", "b", "c", "d", "e"]);
});

test("the next batch starts before the answers of the last are handled", async () => {
  const order: string[] = [];
  const send = createBatcher<string, string>({
    run: (items) => {
      order.push(`starts ${items.join(" ")}`);
      return Promise.resolve(items);
    },
    keys: () => [],
    ...limits,
  });
  const handle = (item: string) => send(item).then((answer) => order.push(`handles ${answer}`));
  await Promise.all([handle("a"), handle("b"), handle("c")]);
  expect(order).toEqual(["starts a", "starts b c", "handles a", "handles b", "handles c"]);
});

test("if a batch fails, a bad item fails alone", async () => {
  const { send, finish } = recorded({
    run: (items) =>
      items.some(({ who }) => who === "c")
        ? Promise.reject(new Error("bad"))
        : Promise.resolve(items.map(({ who }) => who)),
  });
  const answers = all(send, "a1", "b1", "c1", "d1");
  await finish();
  expect(statuses(await answers)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
});

test("on a fatal error the whole batch fails and nothing is retried", async () => {
  const tries: number[] = [];
  const { send, finish } = recorded({
    run: (items) => {
      tries.push(items.length);
      return Promise.reject(new Error("the database is away"));
    },
    isFatal: () => true,
  });
  const answers = all(send, "a1", "b1", "c1");
  await finish();
  expect(tries).toEqual([1, 2]);
  expect((await answers).every((one) => one.status === "rejected")).toBe(true);
});

test("an item beyond the waiting limit is rejected at once", async () => {
  const { send, finish } = recorded({ maxQueue: 2 });
  const answers = all(send, "a1", "b1", "c1", "d1");
  await finish();
  expect(statuses(await answers)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
});

test("items that share any key run one at a time, and none overtakes another", async () => {
  const { send, goes, finish } = recorded({
    maxBatch: 10,
    keys: ({ who, n }) => [who, `pair ${n}`],
  });
  const answers = all(send, "a1", "b2", "c2", "c3", "d3", "e4");
  await finish();
  expect(goes).toEqual(["a1", "b2 e4", "c2", "c3", "d3"]);
  expect((await answers).every((one) => one.status === "fulfilled")).toBe(true);
});

test("null is a valid answer of a batch, and a missing answer is an error", async () => {
  const { send, finish } = recorded({
    run: (items) => Promise.resolve(items.length > 1 ? [null as unknown as string] : ["found"]),
    isFatal: () => true,
  });
  const missing = all(send, "a1", "b1", "c1");
  await finish();
  expect(statuses(await missing)).toEqual(["fulfilled", "rejected", "rejected"]);
  const nothing = createBatcher<number, null>({
    run: (items) => Promise.resolve(items.map(() => null)),
    keys: () => [],
    ...limits,
  });
  expect(await Promise.all([nothing(1), nothing(2), nothing(3)])).toEqual([null, null, null]);
});
