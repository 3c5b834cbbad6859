import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { DEVICE_COOKIE_DAYS } from "./rules.ts";
import { sendEmailChangeMailWorker } from "./email-change/send-email-change-mail.ts";
import { erasureWorkers } from "./deletion/erase-deleted.ts";
import { sendResetMailWorker } from "./reset/send-reset-mail.ts";
import { suspensionWorkers } from "./suspension/jobs.ts";
import { passkeys } from "./passkeys/store.ts";
import { purgeDevices } from "./sessions/device-store.ts";
import { purgeLogins } from "./sessions/session-store.ts";

export const accountWorkers = [
  sendResetMailWorker,
  sendEmailChangeMailWorker,
  ...erasureWorkers,
  ...suspensionWorkers,
  createRetentionJob("accounts.purge_logins", "20 4 * * *", purgeLogins),
  createRetentionJob(
    "accounts.purge_passkey_challenges",
    "27 4 * * *",
    passkeys.purgeChallenges,
    1,
  ),
  createRetentionJob("accounts.purge_devices", "25 4 * * *", purgeDevices, DEVICE_COOKIE_DAYS),
];
