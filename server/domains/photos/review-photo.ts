import type { PhotoRejection } from "#contract/photos.ts";
import type { Database } from "#server/platform/database/database.ts";
import { setPhotos } from "./own-photos.ts";
import * as store from "./store.ts";

interface Review {
  readonly photo: string;
  /** Null to approve it. */
  readonly rejection: PhotoRejection | null;
  readonly at: Date;
}

/** The photos that wait for a decision, the oldest first. */
export const listPhotosUnderReview = store.listUnderReview;

/**
 * Approves a photo, which others then see, or rejects it. A photo decided before is decided again.
 * False if there is no such photo any more.
 */
export async function applyReview(db: Database, review: Review): Promise<boolean> {
  const owner = await store.findOwner(db, review.photo);
  if (!owner) return false;
  await db.transaction().execute((tx) =>
    setPhotos(tx, owner, review.at, async () => {
      await store.saveReview(tx, review);
      return store.listPhotos(tx, owner);
    }),
  );
  return true;
}
