import type { Services } from "#server/domains/request-context.ts";
import { defineSweep } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { sendRejectionMails } from "./review/mail-decision.ts";
import * as store from "./store.ts";
import { RESTORABLE_MS } from "./rules.ts";

const BATCH = 200;
/** How long until the removal of files that failed is retried. */
const RETRY_MS = 300_000;

export const photoWorkers: readonly Worker<Services>[] = [
  defineSweep("photos.remove", "* * * * *", removePhotos),
  defineSweep("photos.mail-rejections", "* * * * *", sendRejectionMails),
];

/**
 * Removes photos that were deleted a day ago, and the files of every row that is gone, whether the
 * photo or the whole member was deleted. Removes the files of unfinished uploads after a day.
 */
async function removePhotos({ db, clock, photoFiles }: Services): Promise<void> {
  const at = clock.now();
  await store.purgeDeleted(db, new Date(at.getTime() - RESTORABLE_MS));
  for (const keys of await store.listRemoved(db, at, BATCH)) {
    try {
      await photoFiles.remove(keys);
    } catch (error) {
      // Postponed, so that a file that cannot be removed does not hold up the others.
      await store.scheduleRemoval(db, keys.file_key, new Date(at.getTime() + RETRY_MS));
      throw error;
    }
    await store.deleteRemoved(db, keys.file_key);
  }
}
