import { z } from "zod";
import type { MemberId } from "#contract/shared/ids.ts";
import { listPushDevices } from "#server/domains/accounts/sessions/reads.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/queue/queue.ts";
import { pushMessage } from "./push-message.ts";
import type { PushMessage } from "./push-message.ts";
import { PUSH_LIFE_MS, PUSH_ATTEMPTS } from "./rules.ts";

export const sendPushJob = defineJob(
  "notifications.send-push",
  z.object({ site: z.string(), session: z.uuid(), ends: z.iso.datetime(), message: pushMessage }),
);

/** After mails to a single member, like the mails of a mailing. */
const BULK_PRIORITY = 10;

/** Queues a push for each of the member's devices that receives push notifications. */
export async function queuePush(
  tx: Tx,
  { site, to, at, bulk = false }: PushTarget,
  message: PushMessage,
): Promise<void> {
  const ends = new Date(at.getTime() + PUSH_LIFE_MS).toISOString();
  for (const { session } of await listPushDevices(tx, site.id, [to], at)) {
    await enqueue(
      tx,
      sendPushJob,
      { site: site.id, session, ends, message },
      { attempts: PUSH_ATTEMPTS, ...(bulk && { priority: BULK_PRIORITY }) },
    );
  }
}

export interface PushTarget {
  readonly site: Site;
  readonly to: MemberId;
  readonly at: Date;
  /** Part of a mailing. */
  readonly bulk?: boolean;
}
