import { createVerificationJob } from "#server/platform/verification.ts";
import { verifyChat } from "./verification/verify-chat.ts";

// A few minutes after the ledger's job, so that they do not overlap.
export const chatWorkers = [createVerificationJob("chat.verify", "7,22,37,52 * * * *", verifyChat)];
