import { createVerificationJob } from "#server/platform/verification.ts";
import { verifyChat } from "./verify-chat.ts";

// A few minutes after the ledger, so that both do not run at once.
const verification = createVerificationJob("chat.verify", "7,22,37,52 * * * *", verifyChat);

export const chatWorkers = [verification.worker];
export const chatSweeps = [verification.sweep];
