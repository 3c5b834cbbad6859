import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { APPEAL_DAYS } from "./cases/rules.ts";
import { purgeClosedCases } from "./cases/store.ts";
import { purgeRealPersonQuestions, purgeSealedBefore } from "./store.ts";

/**
 * How long a complaint may need what a block removed, or the record of a question about a profile.
 */
const EVIDENCE_DAYS = 90;

export const moderationWorkers = [
  createRetentionJob("moderation.purge-sealed", "40 4 * * *", purgeSealedBefore, EVIDENCE_DAYS),
  createRetentionJob(
    "moderation.purge-questions",
    "50 4 * * *",
    purgeRealPersonQuestions,
    EVIDENCE_DAYS,
  ),
  createRetentionJob("moderation.purge-cases", "45 4 * * *", purgeClosedCases, APPEAL_DAYS),
];
