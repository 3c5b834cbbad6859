import { defineSweep } from "#server/platform/queue.ts";
import type { Worker } from "#server/platform/queue.ts";
import type { Services } from "#server/domains/request-context.ts";
import { sendActivityMails, sendUnreadReminders } from "./send-activity-mails.ts";
import { sendMailings } from "./send-mailings.ts";
import { sendReminders } from "./send-reminders.ts";
import { sendWeeklyMails } from "./send-weekly-mails.ts";

export const notificationWorkers: readonly Worker<Services>[] = [
  defineSweep("notifications.activity", "*/5 * * * *", sendActivityMails),
  defineSweep("notifications.remind-unread", "35 * * * *", sendUnreadReminders),
  defineSweep("notifications.mailings", "* * * * *", sendMailings),
  // Nobody waits for these two at night.
  defineSweep("notifications.remind", "20 7-19 * * *", sendReminders),
  defineSweep("notifications.weekly", "*/10 7-19 * * *", sendWeeklyMails),
];
