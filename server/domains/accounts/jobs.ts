import { createRetentionJob } from "#server/platform/retention.ts";
import { forgetLoginsBefore } from "./store.ts";

const forgetLogins = createRetentionJob("accounts.forget_logins", "20 4 * * *", forgetLoginsBefore);

export const accountWorkers = [forgetLogins.worker];
export const accountSweeps = [forgetLogins.sweep];
