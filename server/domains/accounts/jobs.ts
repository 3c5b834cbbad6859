import type { Parts } from "#server/domains/call.ts";
import { worker } from "#server/platform/queue.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";
import { forgetLogins, forgetLoginsJob } from "./forget-logins.ts";

export const accountWorkers: readonly Worker<Parts>[] = [
  worker(forgetLoginsJob, (parts) => forgetLogins(parts)),
];

export const accountSweeps: readonly Sweep[] = [{ job: forgetLoginsJob, at: "20 4 * * *" }];
