import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { passkeys } from "./passkeys/store.ts";
import { purgeStaffLogins } from "./session-store.ts";

export const staffWorkers = [
  createRetentionJob("staff.purge_logins", "35 4 * * *", purgeStaffLogins),
  createRetentionJob("staff.purge_passkey_challenges", "37 4 * * *", passkeys.purgeChallenges, 1),
];
