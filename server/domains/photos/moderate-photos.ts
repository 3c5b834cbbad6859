import type { PhotoRejection } from "#contract/photos.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { setPhotos } from "./own-photos.ts";
import { findPhoto, updateRejection } from "./review/review-store.ts";
import * as store from "./store.ts";

/** The photos that others can see of a member, in order, with the file of each. */
export async function listPublicPhotos(db: Db, owner: store.Owner) {
  const photos = await store.listPhotos(db, owner);
  return photos
    .filter(({ approved_at, hidden_at }) => approved_at && !hidden_at)
    .map(({ id, file_key }) => ({ id, file: `${file_key}-full.webp` }));
}

interface Decision {
  readonly photo: string;
  /** Null shows the photo again. */
  readonly rejection: PhotoRejection | null;
  readonly at: Date;
}

/**
 * Rejects or shows a photo in the transaction of a decision on a case. Does nothing if the photo is
 * gone.
 */
export async function setRejection(tx: Tx, decision: Decision): Promise<void> {
  const found = await findPhoto(tx, decision.photo);
  if (!found) return;
  const owner = { site: found.site_id, member: found.profile_id };
  await setPhotos(tx, owner, decision.at, async () => {
    await updateRejection(tx, decision.photo, decision);
    return store.listPhotos(tx, owner);
  });
}
