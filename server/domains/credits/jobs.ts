import { createVerificationJob } from "#server/platform/verification.ts";
import { verifyLedger } from "./verify-ledger.ts";

const verification = createVerificationJob("credits.verify", "*/15 * * * *", verifyLedger);

export const creditWorkers = [verification.worker];
export const creditSweeps = [verification.sweep];
