/** How to do work that can share a transaction. */
export interface BatchWork<Item, Answer> {
  /** Does a single item in the cheapest way. */
  one(item: Item): Promise<Answer>;
  /**
   * Does many items at once and returns answers in their order, with `unbatchable` for an item that
   * needs `one`.
   */
  many(items: readonly Item[]): Promise<readonly (Answer | typeof unbatchable)[]>;
  /** Items that share a key run one at a time, in order of arrival. */
  keys(item: Item): readonly string[];
  /** How many batches run at once, how many items fit in one, and how many items may wait. */
  readonly concurrency: number;
  readonly maxBatch: number;
  readonly maxQueue: number;
  /** The error for an item beyond `waiting`. */
  readonly overloaded: () => Error;
  /** Whether a batch failed for a reason unrelated to its items. */
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
 * Joins concurrent items without a timer: an item that finds a free lane starts at once and alone;
 * items that queue up meanwhile go together when a lane is free. If a batch fails, each of its
 * items is retried alone, so that only the bad one fails.
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
    /** Keys of skipped items: a later item with one of them waits behind them. */
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
      // Not `??`, because null is a valid answer.
      const answer =
        answers instanceof Failed ? answers : at in answers ? answers[at] : unbatchable;
      if (answer instanceof Failed) fail(answer.error);
      else if (answer === unbatchable) await work.one(item).then(settle, fail);
      // `at in answers` proves that it is an answer.
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
