import { createRetentionJob } from "#server/platform/retention.ts";
import { purgeStaffLogins } from "./session-store.ts";

export const staffWorkers = [
  createRetentionJob("staff.purge_logins", "35 4 * * *", purgeStaffLogins),
];
