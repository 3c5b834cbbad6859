import { createVerificationJob } from "#server/platform/verification.ts";
import { verifyLedger } from "./verify-store.ts";

export const creditWorkers = [
  createVerificationJob("credits.verify", "*/15 * * * *", verifyLedger),
];
