import { createRetentionJob } from "#server/platform/retention.ts";
import { finishSignupWorker } from "./queue-signup.ts";
import { purgeRequests } from "./store.ts";

const purgeRequestsNightly = createRetentionJob(
  "signup.purge_requests",
  "30 4 * * *",
  purgeRequests,
);

export const signupWorkers = [finishSignupWorker, purgeRequestsNightly.worker];
export const signupSweeps = [purgeRequestsNightly.sweep];
