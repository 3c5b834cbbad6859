import { AppError } from "#server/platform/http/app-error.ts";

/** How much work runs at a time and how much waits, in total and per caller. */
export interface QueueLimits {
  readonly running: number;
  readonly runningPerCaller: number;
  readonly waiting: number;
  readonly waitingPerCaller: number;
}

export interface FairQueue {
  /**
   * Runs the work when it is the caller's turn. Throws `too_many_requests` if this caller has too
   * much work waiting, and `unavailable` if all callers together do.
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
}

interface Caller {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets callers take turns, so that one with much work does not hold up the others. */
export function createFairQueue(limits: QueueLimits): FairQueue {
  /** Callers with running or waiting work. A caller whose work ends moves to the back. */
  const callers = new Map<string, Caller>();
  let running = 0;
  let waiting = 0;

  return {
    async run(name, work) {
      const caller = callers.get(name) ?? { running: 0, waiting: [] };
      if (mayStart(caller)) {
        callers.set(name, caller);
        start(caller);
      } else {
        if (caller.waiting.length >= limits.waitingPerCaller)
          throw new AppError("too_many_requests");
        if (waiting >= limits.waiting) throw new AppError("unavailable");
        callers.set(name, caller);
        waiting += 1;
        await new Promise<void>((resolve) => caller.waiting.push(resolve));
      }
      try {
        return await work();
      } finally {
        running -= 1;
        caller.running -= 1;
        callers.delete(name);
        if (caller.running > 0 || caller.waiting.length > 0) callers.set(name, caller);
        startNext();
      }
    },
  };

  function mayStart(caller: Caller): boolean {
    return running < limits.running && caller.running < limits.runningPerCaller;
  }

  function start(caller: Caller): void {
    running += 1;
    caller.running += 1;
  }

  function startNext(): void {
    for (const caller of callers.values()) {
      if (!mayStart(caller)) continue;
      const next = caller.waiting.shift();
      if (!next) continue;
      waiting -= 1;
      start(caller);
      next();
      return;
    }
  }
}
