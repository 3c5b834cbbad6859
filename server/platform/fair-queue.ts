import { AppError } from "./http/app-error.ts";

/** How much work runs at a time and how much waits, in all and of one caller. */
export interface QueueLimits {
  readonly running: number;
  readonly runningPerCaller: number;
  readonly waiting: number;
  readonly waitingPerCaller: number;
}

export interface FairQueue {
  /**
   * Runs the work when it is the caller's turn. Throws `too_many_requests` where this caller has
   * enough work waiting, `unavailable` where all callers together do.
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
}

interface Caller {
  running: number;
  readonly waiting: (() => void)[];
}

/** Gives callers their turns one after the other, so that one with much work holds up no other. */
export function createFairQueue(limits: QueueLimits): FairQueue {
  /** Those with work that runs or waits. A caller whose work ends goes behind the others. */
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
