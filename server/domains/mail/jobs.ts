import { createRetentionJob } from "#server/platform/retention.ts";
import { defineWorker } from "#server/platform/queue.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";
import { sendMail, sendMailJob } from "./send-mail.ts";
import type { MailServices } from "./send-mail.ts";
import { eraseBodiesBefore, purgeMailsBefore } from "./store.ts";

/** A link works for at most 7 days, so nobody needs the body for longer. */
const BODY_DAYS = 7;

const erasure = createRetentionJob("mail.erase-bodies", "15 * * * *", eraseBodiesBefore, BODY_DAYS);
const retention = createRetentionJob("mail.purge", "10 4 * * *", purgeMailsBefore);

export const mailWorkers: readonly Worker<MailServices>[] = [
  defineWorker(sendMailJob, (services, { mail }) => sendMail(services, mail)),
  erasure.worker,
  retention.worker,
];

export const mailSweeps: readonly Sweep[] = [erasure.sweep, retention.sweep];
