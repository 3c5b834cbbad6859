import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { defineWorker } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { sendMail, sendMailJob } from "./send-mail.ts";
import type { MailServices } from "./send-mail.ts";
import { eraseBodiesBefore, purgeMailsBefore } from "./store.ts";
import { BODY_DAYS } from "./rules.ts";

export const mailWorkers: readonly Worker<MailServices>[] = [
  defineWorker(sendMailJob, (services, { mail }) => sendMail(services, mail)),
  createRetentionJob("mail.erase-bodies", "15 * * * *", eraseBodiesBefore, BODY_DAYS),
  createRetentionJob("mail.purge", "10 4 * * *", purgeMailsBefore),
];
