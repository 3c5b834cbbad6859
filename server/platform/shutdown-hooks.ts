export interface ShutdownHooks {
  /** Adds the way to end what was started. After a stop it is ended at once and `StoppedEarly` thrown. */
  add(end: () => Promise<void>): Promise<void>;
  /**
   * Ends everything, the last started first, and resolves when all has ended; what is started from
   * now on is ended at once. A failure does not keep the rest from ending and is thrown afterwards:
   * one error as it is, several as an `AggregateError` whose message holds theirs.
   */
  stop(): Promise<void>;
  readonly isStopping: boolean;
}

/** The stop came while something was being started. */
export class StartAborted extends Error {
  override name = "StoppedEarly";
}

/** Keeps how to end what a program begins, for a signal that may come before all of it is there. */
export function createShutdownHooks(): ShutdownHooks {
  const ends: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | null = null;
  return {
    async add(end) {
      if (!stopping) return void ends.push(end);
      await end();
      throw new StartAborted("stopped while starting");
    },
    stop: () => (stopping ??= endAll(ends.toReversed())),
    get isStopping() {
      return stopping !== null;
    },
  };
}

async function endAll(ends: readonly (() => Promise<void>)[]): Promise<void> {
  const failed: unknown[] = [];
  for (const end of ends) await end().catch((error: unknown) => failed.push(error));
  if (failed.length === 1) throw failed[0];
  if (failed.length > 1) throw new AggregateError(failed, failed.map(String).join("; "));
}
