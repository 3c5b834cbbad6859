import { createRetentionJob } from "#server/platform/retention.ts";
import { finishSignupWorker } from "./queue-signup.ts";
import { purgeRequests } from "./store.ts";

const requestRetention = createRetentionJob("signup.purge_requests", "30 4 * * *", purgeRequests);

export const signupWorkers = [finishSignupWorker, requestRetention.worker];
export const signupSweeps = [requestRetention.sweep];
