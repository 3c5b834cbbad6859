import type { z } from "zod";
import {
  deletePushSubscription,
  findPushSubscription,
} from "#server/domains/accounts/sessions/reads.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Log } from "#server/platform/log.ts";
import { parseSubscription } from "./save-subscription.ts";
import type { sendPushJob } from "./queue-push.ts";

export interface PushServices extends Pick<Services, "db" | "clock" | "sites" | "push"> {
  readonly log: Log;
}

/** Kinds that can wait until the device is on power or Wi-Fi (RFC 8030, section 5.3). */
const LOW_URGENCY: readonly string[] = ["weekly", "news", "promotions", "photo", "address"];

/**
 * Sends a push to one device, unless its session has ended since. Throws if a retry makes sense. A
 * subscription that the push service no longer knows is deleted.
 */
export async function sendPush(
  { db, clock, sites, push, log }: PushServices,
  { site: id, session, ends, message }: z.output<typeof sendPushJob.payload>,
): Promise<void> {
  const at = clock.now();
  const site = (await sites.all()).find((one) => one.id === id);
  const ttlSeconds = Math.floor((Date.parse(ends) - at.getTime()) / 1_000);
  if (!push || !site || ttlSeconds <= 0) return;
  const device = { site: site.id, session };
  const stored = await findPushSubscription(db, device, at);
  const to = stored === undefined ? null : parseSubscription(stored);
  if (stored === undefined || !to) return;
  const delivery = await push.send({
    to,
    content: JSON.stringify(message),
    contact: `mailto:${site.support_email}`,
    ttlSeconds,
    urgency: LOW_URGENCY.includes(message.tag) ? "low" : "normal",
    topic: message.tag,
  });
  if (delivery.is === "gone") await deletePushSubscription(db, device, stored);
  if (delivery.is === "rejected") {
    log.warn({ site: site.id, kind: message.tag, reason: delivery.reason }, "push rejected");
  }
}
