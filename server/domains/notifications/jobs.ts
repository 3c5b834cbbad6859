import { defineSweep, defineWorker } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import type { Services } from "#server/domains/request-context.ts";
import { sendPushJob } from "./push/queue-push.ts";
import { sendActivityPushes, sendUnreadPushes } from "./push/send-activity-pushes.ts";
import { sendReminderPushes } from "./push/send-reminder-pushes.ts";
import { sendWeeklyPushes } from "./push/send-weekly-pushes.ts";
import { sendPush } from "./push/send-push.ts";
import type { PushServices } from "./push/send-push.ts";
import { sendActivityMails, sendUnreadReminders } from "./send-activity-mails.ts";
import { saveMailingCounts, sendMailings } from "./mailings/send-mailings.ts";
import { sendReminders } from "./send-reminders.ts";
import { sendWeeklyMails } from "./send-weekly-mails.ts";

export const notificationWorkers: readonly Worker<Services & PushServices>[] = [
  defineWorker(sendPushJob, sendPush),
  defineSweep("notifications.push", "* * * * *", sendActivityPushes),
  defineSweep("notifications.push-unread", "40 * * * *", sendUnreadPushes),
  defineSweep("notifications.activity", "*/5 * * * *", sendActivityMails),
  defineSweep("notifications.remind-unread", "35 * * * *", sendUnreadReminders),
  defineSweep("notifications.mailings", "* * * * *", sendMailings),
  defineSweep("notifications.mailing-counts", "25 3 * * *", saveMailingCounts),
  // Nobody waits for these at night.
  defineSweep("notifications.remind", "20 7-19 * * *", sendReminders),
  defineSweep("notifications.weekly", "*/10 7-19 * * *", sendWeeklyMails),
  defineSweep("notifications.push-remind", "25 9-19 * * *", sendReminderPushes),
  defineSweep("notifications.push-weekly", "*/10 9-19 * * *", sendWeeklyPushes),
];
