export interface ShutdownHooks {
  /**
   * Adds how to end a part that was started. After a stop it is ended at once and `StartAborted` is
   * thrown.
   */
  add(end: () => Promise<void>): Promise<void>;
  /**
   * Ends everything, last started first, and resolves when all has ended; parts started from now on
   * are ended at once. A failure does not keep the rest from ending and is thrown afterwards: a
   * single error as it is, several as an `AggregateError` whose message contains theirs.
   */
  stop(): Promise<void>;
  readonly isStopping: boolean;
}

/** The stop came while something was being started. */
export class StartAborted extends Error {
  override name = "StartAborted";
}

/** Collects how to end what a program starts, for a signal that may arrive during the start. */
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
