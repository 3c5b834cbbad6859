import { setTimeout as sleep } from "node:timers/promises";

/** A finished job is recorded well within this time, or its connection and statement time out. */
const RECORDING_MS = 5_000;

/**
 * Ends workers that wait forever for jobs to be recorded. graphile-worker 0.18 miscounts the jobs it
 * still has to record after it could not record one (its `batch` never clears `backpressure`), so
 * its shutdown would neither end the process nor let the workers start again. Running jobs are
 * waited for without a limit.
 */
export const endOverdueShutdowns: GraphileConfig.Plugin = {
  name: "end-overdue-shutdowns",
  version: "1.0.0",
  worker: {
    middleware: {
      poolGracefulShutdown(next, { ctx, workerPool }) {
        const overdue = new Promise<void>((resolve) => {
          ctx.events.on("pool:gracefulShutdown:complete", (ended) => {
            if (ended.workerPool !== workerPool) return;
            // Every shutdown gets here; the wait must not delay the end of the process.
            resolve(sleep(RECORDING_MS, undefined, { ref: false }));
          });
        });
        return Promise.race([next(), overdue]);
      },
    },
  },
};
