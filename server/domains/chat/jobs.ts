import { createVerificationJob } from "#server/platform/verification.ts";
import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { purgeUnusedPhotos } from "./photos/photo-store.ts";
import { verifyChat } from "./verification/verify-store.ts";
import { UNUSED_PHOTO_DAYS } from "./rules.ts";

export const chatWorkers = [
  // A few minutes after the ledger's job, so that they do not overlap.
  createVerificationJob("chat.verify", "7,22,37,52 * * * *", verifyChat),
  createRetentionJob("chat.purge-photos", "25 * * * *", purgeUnusedPhotos, UNUSED_PHOTO_DAYS),
];
