import { worker } from "#server/platform/queue.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";
import { forgetMails, forgetMailsJob } from "./forget-mails.ts";
import { sendMail, sendMailJob } from "./send-mail.ts";
import type { MailParts } from "./send-mail.ts";

export const mailWorkers: readonly Worker<MailParts>[] = [
  worker(sendMailJob, (parts, { mail }) => sendMail(parts, mail)),
  worker(forgetMailsJob, (parts) => forgetMails(parts)),
];

export const mailSweeps: readonly Sweep[] = [{ job: forgetMailsJob, at: "10 4 * * *" }];
