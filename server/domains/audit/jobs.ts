import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Log } from "#server/platform/log.ts";
import { defineSweep } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { checkChain, getLastCheck } from "./store.ts";

interface AuditServices {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
}

/**
 * Verifies the new part of the audit trail every quarter of an hour, and the whole trail at night.
 * The end of the chain is logged each time: somebody who can rewrite the whole chain in the
 * database still cannot rewrite the earlier logs.
 */
export const auditWorkers: readonly Worker<AuditServices>[] = [
  defineSweep("audit.verify", "*/15 * * * *", (services) => verify(services, false)),
  defineSweep("audit.verify_whole", "50 3 * * *", (services) => verify(services, true)),
];

async function verify({ db, log, clock }: AuditServices, isWhole: boolean): Promise<void> {
  for (const { id, problem } of await checkChain(db, { at: clock.now(), isWhole })) {
    log.error({ entry: id, problem }, "the audit trail was tampered with");
  }
  const { entries, hash } = await getLastCheck(db);
  log.info({ entries, hash }, "the end of the audit trail");
}
