import type { Album } from "#contract/photos.ts";
import { PREMIUM_PHOTOS } from "#contract/shared/constants.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import type {
  CurrentMember,
  ReadContext,
  RequestContext,
} from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { buildPhotoPaths, signPhotosFor } from "./photo-addresses.ts";
import { computeStatus, getPhotoLimit, orderPhotos } from "./rules.ts";
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
    })),
    limit,
    premium_limit: PREMIUM_PHOTOS,
  };
}

export async function loadPhotoLimit(ctx: ReadContext, member: Owner["member"]): Promise<number> {
  return getPhotoLimit(await isPremium(ctx, member));
}

/**
 * Changes a member's photos in one transaction that other changes wait for. `change` returns them in
 * the new order, and the places and visibility of all of them follow from it.
 */
export async function updatePhotos(
  ctx: ReadContext,
  { member, at, limit }: { member: Owner["member"]; at: Date; limit: number },
  change: (tx: Tx, photos: readonly PhotoRow[]) => Promise<readonly PhotoRow[]>,
): Promise<void> {
  const owner = { site: ctx.site.id, member };
  await ctx.services.db.transaction().execute(async (tx) => {
    await store.lockPhotos(tx, owner);
    const photos = await change(tx, await store.listPhotos(tx, owner));
    await store.placePhotos(tx, owner, orderPhotos(photos, limit), at);
  });
}
