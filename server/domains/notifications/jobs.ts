import { defineSweep } from "#server/platform/queue.ts";
import type { Worker } from "#server/platform/queue.ts";
import type { Services } from "#server/domains/request-context.ts";
import { sendActivityMails, sendUnreadReminders } from "./send-activity-mails.ts";

export const notificationWorkers: readonly Worker<Services>[] = [
  defineSweep("notifications.activity", "*/5 * * * *", sendActivityMails),
  defineSweep("notifications.remind-unread", "35 * * * *", sendUnreadReminders),
];
