import { createRetentionJob } from "#server/platform/retention.ts";
import { purgeSealedBefore } from "./store.ts";

/** As long as a complaint may need what a block removed. */
const SEALED_DAYS = 90;

export const moderationWorkers = [
  createRetentionJob("moderation.purge-sealed", "40 4 * * *", purgeSealedBefore, SEALED_DAYS),
];
