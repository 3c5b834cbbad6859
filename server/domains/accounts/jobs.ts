import { createRetentionJob } from "#server/platform/retention.ts";
import { purgeLogins } from "./store.ts";

const purgeLoginsNightly = createRetentionJob("accounts.purge_logins", "20 4 * * *", purgeLogins);

export const accountWorkers = [purgeLoginsNightly.worker];
export const accountSweeps = [purgeLoginsNightly.sweep];
