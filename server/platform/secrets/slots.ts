interface SlotOptions {
  /** How many pieces of work run at once. */
  readonly concurrency: number;
  /** How many wait at most. */
  readonly maxQueue: number;
  /** The error for work that finds the queue full. */
  readonly overloaded: () => Error;
}

/** Runs work in order, at most `concurrency` at a time; rejects it when the queue is full. */
export function createSlots({ concurrency, maxQueue, overloaded }: SlotOptions) {
  let free = concurrency;
  const queue: (() => void)[] = [];

  async function acquire(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= maxQueue) throw overloaded();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /**
   * Hands the slot to the next in line, so it is never free in between for work that comes later.
   */
  function release(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
