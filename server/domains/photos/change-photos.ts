import type { Album } from "#contract/photos.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { updatePhotos, listOwnPhotos } from "./own-photos.ts";
import * as store from "./store.ts";
import { PREMIUM_PHOTOS } from "./rules.ts";

/** Puts the photos in this order; photos that are not in it follow in their current order. */
export async function setPhotoOrder(
  ctx: RequestContext,
  member: CurrentMember,
  order: readonly string[],
): Promise<Album> {
  const rank = new Map(order.map((id, index) => [id, index]));
  await changeOwn(ctx, member, (_tx, photos) =>
    Promise.resolve(
      photos.toSorted((a, b) => (rank.get(a.id) ?? Infinity) - (rank.get(b.id) ?? Infinity) || 0),
    ),
  );
  return listOwnPhotos(ctx, member);
}

/** Deletes a photo: nobody sees it any more. Throws `not_found`. */
export async function deletePhoto(
  ctx: RequestContext,
  member: CurrentMember,
  id: string,
): Promise<Album> {
  await changeOwn(ctx, member, async (tx, photos) => {
    const owner = { site: ctx.site.id, member: member.id };
    if (!(await store.markDeleted(tx, owner, id, ctx.at))) throw new AppError("not_found");
    return photos.filter((photo) => photo.id !== id);
  });
  return listOwnPhotos(ctx, member);
}

/** Undoes the deletion of a photo. Throws `not_found`, `photo_limit`. */
export async function undoDeletion(
  ctx: RequestContext,
  member: CurrentMember,
  id: string,
): Promise<Album> {
  await changeOwn(ctx, member, async (tx, photos, limit) => {
    const owner = { site: ctx.site.id, member: member.id };
    const restored = await store.undoDeletion(tx, owner, id);
    if (!restored) throw new AppError("not_found");
    // A former Premium member keeps the photos above the limit, hidden.
    const isHidden = restored.from >= limit || photos.length > limit;
    const room = isHidden ? PREMIUM_PHOTOS : limit;
    if (photos.length >= room) throw new AppError("photo_limit");
    const all = await store.listPhotos(tx, owner);
    return [
      ...photos.slice(0, restored.from),
      ...all.filter((photo) => photo.id === id),
      ...photos.slice(restored.from),
    ];
  });
  return listOwnPhotos(ctx, member);
}

const changeOwn = (
  ctx: RequestContext,
  { id: member }: CurrentMember,
  change: Parameters<typeof updatePhotos>[2],
): Promise<void> => updatePhotos(ctx, { member, at: ctx.at }, change);
