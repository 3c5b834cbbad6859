import { createRetentionJob } from "#server/platform/retention.ts";
import { forgetRequestsBefore } from "./store.ts";

const forgetRequests = createRetentionJob(
  "signup.forget_requests",
  "30 4 * * *",
  forgetRequestsBefore,
);

export const signupWorkers = [forgetRequests.worker];
export const signupSweeps = [forgetRequests.sweep];
