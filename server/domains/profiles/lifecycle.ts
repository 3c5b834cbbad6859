import type { MemberId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { insertPhotos, insertProfile } from "./store.ts";
import type { NewProfile } from "./store.ts";

export { publishProfile } from "./store.ts";
export {
  findDeletedAt,
  listDeletedBefore,
  lockDeletedBefore,
  markDeleted,
  undoDeleted,
} from "./deletion-store.ts";
export type { NewProfile } from "./store.ts";

interface NewPhoto {
  /** The random file name of its full picture and thumbnail. */
  readonly fileKey: string;
  /** The file name of its blurred picture, also random, so that neither name reveals the other. */
  readonly lockedKey: string;
  readonly approvedAt: Date | null;
}

/** Adds a profile with its photos, the main image first. */
export async function addProfile(
  db: Db,
  profile: NewProfile,
  photos: readonly NewPhoto[],
): Promise<MemberId> {
  const id = await insertProfile(db, profile);
  await insertPhotos(
    db,
    photos.map((photo, position) => ({
      site_id: profile.site_id,
      profile_id: id,
      position,
      file_key: photo.fileKey,
      locked_key: photo.lockedKey,
      approved_at: photo.approvedAt,
    })),
  );
  return id;
}
