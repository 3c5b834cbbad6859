import { forgetNightly } from "#server/platform/forget-nightly.ts";
import { forgetRequestsBefore } from "./store.ts";

const forgetRequests = forgetNightly("signup.forget_requests", "30 4 * * *", forgetRequestsBefore);

export const signupWorkers = [forgetRequests.worker];
export const signupSweeps = [forgetRequests.sweep];
