import { createVerificationJob } from "#server/platform/verification.ts";
import { verifyChat } from "./verify-chat.ts";

// A few minutes after the ledger's job, so that they do not overlap.
const verification = createVerificationJob("chat.verify", "7,22,37,52 * * * *", verifyChat);

export const chatWorkers = [verification.worker];
export const chatSweeps = [verification.sweep];
