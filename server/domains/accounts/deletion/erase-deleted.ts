import { z } from "zod";
import { memberId } from "#contract/shared/ids.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { computeErasureCutOff } from "#server/domains/accounts/rules.ts";
import { listDeletedBefore, lockDeletedBefore } from "#server/domains/profiles/lifecycle.ts";
import type { Services } from "#server/domains/request-context.ts";
import { defineJob, defineSweep, defineWorker, enqueue } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { eraseAccount } from "./erase-account.ts";

type ErasureServices = Pick<Services, "db" | "clock">;

const eraseMember = defineJob(
  "accounts.erase_member",
  z.object({ site: z.string().transform((id) => id as SiteId), member: memberId }),
);

/** Erases members who did not undo their deletion within 14 days. */
export const erasureWorkers: readonly Worker<ErasureServices>[] = [
  defineSweep("accounts.find_deleted", "*/10 * * * *", async ({ db, clock }: ErasureServices) => {
    for (const { site, member } of await listDeletedBefore(db, computeErasureCutOff(clock.now()))) {
      await enqueue(db, eraseMember, { site, member }, { key: `erase ${member}` });
    }
  }),
  defineWorker(eraseMember, (services: ErasureServices, { site, member }) =>
    eraseDeleted(services, site, member),
  ),
];

/** Erases a member whose deletion can no longer be undone. Repeating it does nothing. */
async function eraseDeleted(
  { db, clock }: ErasureServices,
  site: SiteId,
  member: MemberId,
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await lockDeletedBefore(tx, site, member, computeErasureCutOff(at)))) return;
    await eraseAccount(tx, { site, member }, at);
  });
}
