import type { Parts } from "#server/domains/call.ts";
import { mailSweeps, mailWorkers } from "#server/domains/mail/jobs.ts";
import type { MailParts } from "#server/domains/mail/send-mail.ts";
import { factSweeps, factWorkers } from "#server/platform/facts.ts";
import type { Reaction } from "#server/platform/facts.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";

/** What jobs and reactions may need of the program. */
export interface JobParts extends Parts, MailParts {}

/** Everything a domain does because another announced a fact. */
const reactions: readonly Reaction<JobParts>[] = [];

export const workers: readonly Worker<JobParts>[] = [...factWorkers(reactions), ...mailWorkers];

export const sweeps: readonly Sweep[] = [...factSweeps, ...mailSweeps];
