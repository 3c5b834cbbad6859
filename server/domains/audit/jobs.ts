import type { Database } from "#server/platform/database/database.ts";
import type { Log } from "#server/platform/log.ts";
import { defineSweep } from "#server/platform/queue.ts";
import type { Worker } from "#server/platform/queue.ts";
import { findBreaks, findHead } from "./store.ts";

/**
 * Verifies the audit trail every hour. The end of the chain is logged each time: who could rewrite the
 * whole chain in the database still cannot rewrite the logs of the hours before.
 */
export const auditWorkers: readonly Worker<{ readonly db: Database; readonly log: Log }>[] = [
  defineSweep("audit.verify", "50 * * * *", async ({ db, log }) => {
    for (const { id, problem } of await findBreaks(db)) {
      log.error({ entry: id, problem }, "the audit trail was tampered with");
    }
    log.info(await findHead(db), "the end of the audit trail");
  }),
];
