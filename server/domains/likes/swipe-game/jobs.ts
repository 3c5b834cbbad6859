import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { SWIPED_DAYS } from "#contract/likes/limits.ts";
import { purgeSwipesBefore } from "./store.ts";

export const swipeWorkers = [
  createRetentionJob("likes.purge_swipes", "37 4 * * *", purgeSwipesBefore, SWIPED_DAYS),
];
