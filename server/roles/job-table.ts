import { accountSweeps, accountWorkers } from "#server/domains/accounts/jobs.ts";
import type { Parts } from "#server/domains/call.ts";
import { chatReactions } from "#server/domains/chat/reactions.ts";
import { likeReactions } from "#server/domains/likes/reactions.ts";
import { mailSweeps, mailWorkers } from "#server/domains/mail/jobs.ts";
import type { MailParts } from "#server/domains/mail/send-mail.ts";
import { paymentSweeps, paymentWorkers } from "#server/domains/payments/jobs.ts";
import { paymentReactions } from "#server/domains/payments/reactions.ts";
import { signupSweeps, signupWorkers } from "#server/domains/signup/jobs.ts";
import { factSweeps, factWorkers } from "#server/platform/facts.ts";
import type { Reaction } from "#server/platform/facts.ts";
import { limitSweeps, limitWorkers } from "#server/platform/lasting-limits.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";

/** What jobs and reactions may need of the program. */
export interface JobParts extends Parts, MailParts {}

/** Everything a domain does because another announced a fact. */
const reactions: readonly Reaction<JobParts>[] = [
  ...chatReactions,
  ...likeReactions,
  ...paymentReactions,
];

export const workers: readonly Worker<JobParts>[] = [
  ...factWorkers(reactions),
  ...accountWorkers,
  ...limitWorkers,
  ...mailWorkers,
  ...paymentWorkers,
  ...signupWorkers,
];

export const sweeps: readonly Sweep[] = [
  ...factSweeps,
  ...accountSweeps,
  ...limitSweeps,
  ...mailSweeps,
  ...paymentSweeps,
  ...signupSweeps,
];
