import type { Services } from "#server/domains/request-context.ts";
import { defineSweep } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { endSuspensionRow, listDue } from "./store.ts";
import { notifyOfSuspension } from "./suspend-member.ts";

type SuspensionServices = Pick<
  Services,
  "db" | "clock" | "bus" | "changedProfiles" | "endedSessions"
>;

/** Reinstates members whose suspension is over. */
export const suspensionWorkers: readonly Worker<SuspensionServices>[] = [
  defineSweep("accounts.end_suspensions", "* * * * *", async (services: SuspensionServices) => {
    const { db, clock } = services;
    const at = clock.now();
    for (const { id, site } of await listDue(db, at)) {
      const member = await db.transaction().execute((tx) => endSuspensionRow(tx, { id }, at));
      if (member) await notifyOfSuspension(services, { site, member });
    }
  }),
];
