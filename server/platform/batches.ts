/** How work that can share a transaction is done. */
export interface BatchWork<Item, Answer> {
  /** One alone: the cheapest way for a single item. */
  one(item: Item): Promise<Answer>;
  /** Many in one go; answers in their order, `alone` for an item that must be done by `one`. */
  many(items: readonly Item[]): Promise<readonly (Answer | typeof unbatchable)[]>;
  /** Of items that share a key one is under way at a time, in the order they came. */
  keys(item: Item): readonly string[];
  /** How many goes at once, how many items in one, and how many may wait their turn. */
  readonly concurrency: number;
  readonly maxBatch: number;
  readonly maxQueue: number;
  /** What an item beyond `waiting` is refused with. */
  readonly overloaded: () => Error;
  /** Whether a batch failed for something that no item of it is to blame for. */
  readonly isFatal: (error: unknown) => boolean;
}

export const unbatchable = Symbol("alone");

class Failed {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

interface QueuedItem<Item, Answer> {
  readonly item: Item;
  readonly keys: readonly string[];
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Joins what comes in at the same time, without a timer: an item that finds a free lane goes at
 * once and alone; what queues up meanwhile goes together when a lane is free again. Where a batch
 * fails, each of its items is tried by itself, so that a bad one fails alone.
 */
export function createBatcher<Item, Answer>(
  work: BatchWork<Item, Answer>,
): (item: Item) => Promise<Answer> {
  let queue: QueuedItem<Item, Answer>[] = [];
  const underWay = new Set<string>();
  let busy = 0;

  return (item) =>
    new Promise((settle, fail) => {
      if (queue.length >= work.maxQueue) {
        fail(work.overloaded());
        return;
      }
      queue.push({ item, keys: work.keys(item), settle, fail });
      startBatches();
    });

  function startBatches(): void {
    while (busy < work.concurrency) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      busy += 1;
      void run(batch).finally(() => {
        for (const key of batch.flatMap(({ keys }) => keys)) underWay.delete(key);
        busy -= 1;
        startBatches();
      });
    }
  }

  function takeBatch(): QueuedItem<Item, Answer>[] {
    const batch: QueuedItem<Item, Answer>[] = [];
    const rest: QueuedItem<Item, Answer>[] = [];
    /** Keys of the items passed over: a later item with one of them waits behind them. */
    const heldBack = new Set<string>();
    for (const waiting of queue) {
      const { keys } = waiting;
      const free = keys.every((key) => !underWay.has(key) && !heldBack.has(key));
      if (free && batch.length < work.maxBatch) {
        for (const key of keys) underWay.add(key);
        batch.push(waiting);
      } else {
        for (const key of keys) heldBack.add(key);
        rest.push(waiting);
      }
    }
    if (batch.length > 0) queue = rest;
    return batch;
  }

  async function run(batch: readonly QueuedItem<Item, Answer>[]): Promise<void> {
    const answers = batch.length > 1 ? await together(batch) : [];
    for (const [at, { item, settle, fail }] of batch.entries()) {
      // Not `??`: null may be an answer.
      const answer =
        answers instanceof Failed ? answers : at in answers ? answers[at] : unbatchable;
      if (answer instanceof Failed) fail(answer.error);
      else if (answer === unbatchable) await work.one(item).then(settle, fail);
      // `at in answers` says that it is one.
      else settle(answer as Answer);
    }
  }

  async function together(batch: readonly QueuedItem<Item, Answer>[]) {
    try {
      return await work.many(batch.map(({ item }) => item));
    } catch (error) {
      return work.isFatal(error) ? new Failed(error) : [];
    }
  }
}
