import { createVerificationJob } from "#server/platform/verification.ts";
import { verifyLedger } from "./verify-ledger.ts";

export const creditWorkers = [
  createVerificationJob("credits.verify", "*/15 * * * *", verifyLedger),
];
