import type { Parts } from "#server/domains/call.ts";
import { worker } from "#server/platform/queue.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";
import { forgetRequests, forgetRequestsJob } from "./forget-requests.ts";

export const signupWorkers: readonly Worker<Parts>[] = [
  worker(forgetRequestsJob, (parts) => forgetRequests(parts)),
];

export const signupSweeps: readonly Sweep[] = [{ job: forgetRequestsJob, at: "30 4 * * *" }];
