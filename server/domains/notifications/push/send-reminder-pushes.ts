import {
  LOOK_BACK_DAYS,
  PHOTO_AFTER_DAYS,
  CONFIRM_AFTER_DAYS,
} from "#server/domains/notifications/rules.ts";
import { buildReminderPush } from "./push-message.ts";
import {
  listPhotolessToPush,
  listUnconfirmedToPush,
  lockPushProgress,
  savePushProgress,
} from "./push-store.ts";
import { queuePush } from "./queue-push.ts";
import type { PushingServices } from "./send-activity-pushes.ts";

const DAY_MS = 86_400_000;

const reminders = [
  { kind: "address", afterDays: CONFIRM_AFTER_DAYS, list: listUnconfirmedToPush },
  { kind: "photo", afterDays: PHOTO_AFTER_DAYS, list: listPhotolessToPush },
] as const;

/** Reminds new members who want it, once each, to confirm their address and to add a photo. */
export async function sendReminderPushes({ db, clock, sites }: PushingServices): Promise<void> {
  const at = clock.now();
  for (const site of await sites.all()) {
    for (const { kind, afterDays, list } of reminders) {
      const until = new Date(at.getTime() - afterDays * DAY_MS);
      const after = new Date(until.getTime() - LOOK_BACK_DAYS * DAY_MS);
      for (const { member, language } of await list(db, { site: site.id, after, until }, at)) {
        await db.transaction().execute(async (tx) => {
          if (await lockPushProgress(tx, member, kind)) return;
          await queuePush(tx, { site, to: member, at }, buildReminderPush(site, language, kind));
          await savePushProgress(tx, member, kind, at);
        });
      }
    }
  }
}
