import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { finishSignupWorker } from "./queue-signup.ts";
import { purgeRequests } from "./store.ts";

export const signupWorkers = [
  finishSignupWorker,
  createRetentionJob("signup.purge_requests", "30 4 * * *", purgeRequests),
];
