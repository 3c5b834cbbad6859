import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import * as store from "./store.ts";
import type { NewProfile } from "./store.ts";

export type { NewProfile } from "./store.ts";

export interface NewPhoto {
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
  const [id] = await store.insertProfiles(db, [profile]);
  if (!id) throw new Error("the insert returned no id");
  await store.insertPhotos(
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

/** Makes the profile visible to others from `at`; an already visible profile keeps its date. */
export function publishProfile(tx: Tx, site: SiteId, id: MemberId, at: Date): Promise<void> {
  return store.publishProfile(tx, site, id, at);
}

/** Deletes a profile that nobody has seen, so that nothing refers to it. */
export function deleteProfile(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
): Promise<void> {
  return store.deleteProfile(tx, site, member);
}
