import { createRetentionJob } from "#server/platform/retention.ts";
import { DEVICE_COOKIE_DAYS } from "./rules.ts";
import { purgeDevices, purgeLogins } from "./session-store.ts";

const logins = createRetentionJob("accounts.purge_logins", "20 4 * * *", purgeLogins);
const devices = createRetentionJob(
  "accounts.purge_devices",
  "25 4 * * *",
  purgeDevices,
  DEVICE_COOKIE_DAYS,
);

export const accountWorkers = [logins.worker, devices.worker];
export const accountSweeps = [logins.sweep, devices.sweep];
