import { WEEKLY_BATCH, findWeeklyNews } from "#server/domains/notifications/send-weekly-mails.ts";
import { WEEKLY_MS } from "#server/domains/notifications/rules.ts";
import { buildWeeklyPush } from "./push-message.ts";
import { listWeeklyToPush, lockPushProgress, savePushProgress } from "./push-store.ts";
import { queuePush } from "./queue-push.ts";
import type { PushingServices } from "./send-activity-pushes.ts";

/**
 * Sends the week's news by push to members who chose it, a week after their choice or their last
 * weekly push.
 */
export async function sendWeeklyPushes({ db, clock, sites }: PushingServices): Promise<void> {
  const at = clock.now();
  const until = new Date(at.getTime() - WEEKLY_MS);
  for (const site of await sites.all()) {
    const span = { site: site.id, until, limit: WEEKLY_BATCH };
    for (const { member, language, since } of await listWeeklyToPush(db, span, at)) {
      await db.transaction().execute(async (tx) => {
        const last = await lockPushProgress(tx, member, "weekly");
        if (last && last > until) return;
        const news = await findWeeklyNews(tx, { site, member, since, at });
        if (news.newcomers.length + news.likes.length > 0) {
          const message = buildWeeklyPush(site, language, news);
          await queuePush(tx, { site, to: member, at, bulk: true }, message);
        }
        await savePushProgress(tx, member, "weekly", at);
      });
    }
  }
}
