import { accountWorkers } from "#server/domains/accounts/jobs.ts";
import { auditWorkers } from "#server/domains/audit/jobs.ts";
import type { Services } from "#server/domains/request-context.ts";
import { chatWorkers } from "#server/domains/chat/jobs.ts";
import { chatReactions } from "#server/domains/chat/reactions.ts";
import { creditWorkers } from "#server/domains/credits/jobs.ts";
import { likeReactions } from "#server/domains/likes/reactions.ts";
import { swipeWorkers } from "#server/domains/likes/swipe-game/jobs.ts";
import { dataExportWorkers } from "#server/domains/data-export/jobs.ts";
import { mailWorkers } from "#server/domains/mail/jobs.ts";
import type { MailServices } from "#server/domains/mail/send-mail.ts";
import { moderationWorkers } from "#server/domains/moderation/jobs.ts";
import { notificationWorkers } from "#server/domains/notifications/jobs.ts";
import { paymentWorkers } from "#server/domains/payments/jobs.ts";
import { paymentReactions } from "#server/domains/payments/reactions.ts";
import { photoWorkers } from "#server/domains/photos/jobs.ts";
import { photoReactions } from "#server/domains/photos/reactions.ts";
import { signupWorkers } from "#server/domains/signup/jobs.ts";
import { staffWorkers } from "#server/domains/staff/jobs.ts";
import { createEventWorkers } from "#server/platform/events.ts";
import type { Reaction } from "#server/platform/events.ts";
import { rateLimitWorkers } from "#server/platform/limits/persistent-rate-limit.ts";
import type { Worker } from "#server/platform/queue/queue.ts";

/** What jobs and reactions may need of the program. */
export interface JobServices extends Services, MailServices {}

/** Everything a domain does because another recorded an event. */
const reactions: readonly Reaction<JobServices>[] = [
  ...chatReactions,
  ...likeReactions,
  ...paymentReactions,
  ...photoReactions,
];

export const workers: readonly Worker<JobServices>[] = [
  ...createEventWorkers(reactions),
  ...accountWorkers,
  ...auditWorkers,
  ...staffWorkers,
  ...chatWorkers,
  ...creditWorkers,
  ...dataExportWorkers,
  ...swipeWorkers,
  ...rateLimitWorkers,
  ...mailWorkers,
  ...moderationWorkers,
  ...notificationWorkers,
  ...paymentWorkers,
  ...photoWorkers,
  ...signupWorkers,
];
