/** How to do work that can share a transaction. */
export interface BatchWork<Item, Answer> {
  /** Does items together and returns their answers in order. */
  run(items: readonly Item[]): Promise<readonly Answer[]>;
  /** Items that share a key run one at a time, in order of arrival. */
  keys(item: Item): readonly string[];
  /** How many batches run at once, how many items fit in one, and how many items may wait. */
  readonly concurrency: number;
  /** Nothing starts next to a batch of more items: what queues meanwhile is cheaper together. */
  readonly maxNextTo: number;
  readonly maxBatch: number;
  readonly maxQueue: number;
  /** The error for an item beyond `maxQueue`. */
  readonly overloaded: () => Error;
  /** Whether a batch failed for a reason unrelated to its items. */
  readonly isFatal: (error: unknown) => boolean;
}

interface QueuedItem<Item, Answer> {
  readonly item: Item;
  readonly keys: readonly string[];
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Joins concurrent items without a timer: an item starts at once and alone while fewer than
 * `concurrency` batches run, none of them large; items that queue up meanwhile go together
 * afterwards. If a batch fails, each of its items is retried alone, so that only the bad item fails.
 */
export function createBatcher<Item, Answer>(
  work: BatchWork<Item, Answer>,
): (item: Item) => Promise<Answer> {
  let queue: QueuedItem<Item, Answer>[] = [];
  const underWay = new Set<string>();
  const running = new Set<readonly QueuedItem<Item, Answer>[]>();

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
    while (mayStart()) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      running.add(batch);
      void run(batch).then((settle) => {
        for (const key of batch.flatMap(({ keys }) => keys)) underWay.delete(key);
        running.delete(batch);
        // The database works on the next batch while these answers are handled.
        startBatches();
        settle();
      });
    }
  }

  function mayStart(): boolean {
    const sizes = [...running].map((batch) => batch.length);
    return sizes.length < work.concurrency && sizes.every((size) => size <= work.maxNextTo);
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

  /** Runs a batch and returns the function that passes its answers or errors on. */
  async function run(batch: readonly QueuedItem<Item, Answer>[]): Promise<() => void> {
    try {
      const answers = await work.run(batch.map(({ item }) => item));
      if (answers.length !== batch.length)
        throw new Error("a batch returns an answer for each item");
      return () => {
        // Of the same length, so each has an answer; null may be one.
        for (const [at, { settle }] of batch.entries()) settle(answers[at] as Answer);
      };
    } catch (error) {
      if (batch.length > 1 && !work.isFatal(error)) return await runEach(batch);
      return () => {
        for (const { fail } of batch) fail(error);
      };
    }
  }

  /** Each item is answered as soon as it is done, because a later one may wait for a lock. */
  async function runEach(batch: readonly QueuedItem<Item, Answer>[]): Promise<() => void> {
    for (const item of batch) {
      // oxlint-disable-next-line no-await-in-loop -- in order, and no more at once than a batch
      const settle = await run([item]);
      settle();
    }
    return () => undefined;
  }
}
