export interface StopList {
  /** How to end what was begun. Where the stop came first: ended at once, and `StoppedEarly` thrown. */
  add(end: () => Promise<void>): Promise<void>;
  /** Ends everything, the last begun first; what is begun from now on does not stay. */
  stop(): Promise<void>;
}

/** The stop came while something was being started. */
export class StoppedEarly extends Error {
  override name = "StoppedEarly";
}

/** Keeps how to end what a program begins, for a signal that may come before all of it is there. */
export function stopList(): StopList {
  const ends: (() => Promise<void>)[] = [];
  let stopping = false;
  return {
    async add(end) {
      if (!stopping) return void ends.push(end);
      await end();
      throw new StoppedEarly("stopped while starting");
    },
    async stop() {
      stopping = true;
      for (const end of ends.splice(0).toReversed()) await end();
    },
  };
}
