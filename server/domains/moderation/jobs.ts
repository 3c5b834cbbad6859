import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { EVIDENCE_DAYS } from "#server/domains/moderation/cases/rules.ts";
import { APPEAL_DAYS } from "./cases/rules.ts";
import { purgeClosedCases } from "./cases/store.ts";
import { purgeRealPersonQuestions, purgeSealedBefore } from "./store.ts";

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
