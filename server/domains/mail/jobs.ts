import { createRetentionJob } from "#server/platform/retention.ts";
import { defineWorker } from "#server/platform/queue.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";
import { sendMail, sendMailJob } from "./send-mail.ts";
import type { MailParts } from "./send-mail.ts";
import { forgetMailsBefore } from "./store.ts";

/** A body holds names and links. */
const forgetMails = createRetentionJob("mail.forget", "10 4 * * *", forgetMailsBefore);

export const mailWorkers: readonly Worker<MailParts>[] = [
  defineWorker(sendMailJob, (services, { mail }) => sendMail(services, mail)),
  forgetMails.worker,
];

export const mailSweeps: readonly Sweep[] = [forgetMails.sweep];
