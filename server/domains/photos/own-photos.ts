import type { Album } from "#contract/photos.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import type {
  CurrentMember,
  ReadContext,
  RequestContext,
  Services,
} from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { buildPhotoPaths, signPhotosFor } from "./files/photo-addresses.ts";
import {
  computeAppeal,
  computeStatus,
  getPhotoLimit,
  orderPhotos,
  PREMIUM_PHOTOS,
} from "./rules.ts";
import * as store from "./store.ts";
import type { Owner, PhotoRow } from "./store.ts";

/** The member's own photos in every state, with addresses only this member can use. */
export async function listOwnPhotos(
  ctx: RequestContext,
  { id }: Pick<CurrentMember, "id">,
): Promise<Album> {
  const [photos, limit, address] = await Promise.all([
    store.listPhotos(ctx.services.db, { site: ctx.site.id, member: id }),
    loadPhotoLimit(ctx, id),
    signPhotosFor(ctx, id),
  ]);
  return {
    photos: photos.map((photo, position) => ({
      ...buildPhotoPaths(photo.file_key, address),
      id: photo.id,
      main: position === 0 && !photo.rejected_at,
      status: computeStatus(photo),
      rejection: photo.rejection,
      appeal: computeAppeal(photo),
    })),
    limit,
    premium_limit: PREMIUM_PHOTOS,
  };
}

export async function loadPhotoLimit(ctx: ReadContext, member: Owner["member"]): Promise<number> {
  return getPhotoLimit(await isPremium(ctx, member));
}

/** Returns the photos in their new order. `limit` is how many may be shown now. */
type PhotoChange = (
  tx: Tx,
  photos: readonly PhotoRow[],
  limit: number,
) => Promise<readonly PhotoRow[]>;

interface ChangeContext extends ReadContext {
  readonly services: Pick<Services, "db" | "changedProfiles">;
}

interface Update {
  readonly member: Owner["member"];
  readonly at: Date;
  /** What to lock before the photos. */
  readonly lock?: (tx: Tx) => Promise<void>;
}

/** Changes a member's photos in a transaction of its own. */
export async function updatePhotos(
  { services, site }: ChangeContext,
  { member, at, lock }: Update,
  change: PhotoChange,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await lock?.(tx);
    await setPhotos(tx, { site: site.id, member }, at, change);
  });
  services.changedProfiles.publish(member, "changed");
}

/**
 * Changes a member's photos while other changes wait. Positions and visibility follow from the new
 * order and from the limit, which is read while the photos are locked.
 */
export async function setPhotos(
  tx: Tx,
  owner: Owner,
  at: Date,
  change: PhotoChange,
): Promise<void> {
  await store.lockPhotos(tx, owner);
  const ctx = { services: { db: tx }, site: { id: owner.site } };
  const limit = await loadPhotoLimit(ctx, owner.member);
  const photos = await change(tx, await store.listPhotos(tx, owner), limit);
  await store.placePhotos(tx, owner, orderPhotos(photos, limit), at);
}
