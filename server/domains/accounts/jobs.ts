import { forgetNightly } from "#server/platform/forget-nightly.ts";
import { forgetLoginsBefore } from "./store.ts";

const forgetLogins = forgetNightly("accounts.forget_logins", "20 4 * * *", forgetLoginsBefore);

export const accountWorkers = [forgetLogins.worker];
export const accountSweeps = [forgetLogins.sweep];
