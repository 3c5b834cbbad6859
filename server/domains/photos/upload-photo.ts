import type { Album } from "#contract/photos.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { updatePhotos, listOwnPhotos, loadPhotoLimit } from "./own-photos.ts";
import * as store from "./store.ts";
import type { PhotoRow } from "./store.ts";
import { storePictures } from "./store-pictures.ts";

interface Upload {
  readonly file: AsyncIterable<Uint8Array>;
  /** A rejected photo that the new one replaces. */
  readonly replaces: string | undefined;
}

/**
 * Adds a photo, which only its owner sees until staff approve it. Throws `photo_limit` and what the
 * conversion of the file throws.
 */
export async function uploadPhoto(
  ctx: RequestContext,
  member: CurrentMember,
  { file, replaces }: Upload,
): Promise<Album> {
  const { db, photoConverter } = ctx.services;
  const owner = { site: ctx.site.id, member: member.id };
  const place = (photos: readonly PhotoRow[], limit: number) => {
    const at = photos.findIndex(({ id, rejected_at }) => id === replaces && rejected_at !== null);
    if (at < 0 && photos.length >= limit) throw new AppError("photo_limit");
    return at;
  };
  const assertRoom = async () =>
    void place(await store.listPhotos(db, owner), await loadPhotoLimit(ctx, member.id));
  await assertRoom();
  // Checked again when it is this photo's turn, so that simultaneous uploads beyond the limit are
  // not converted.
  const pictures = await photoConverter.convert(member.id, file, { before: assertRoom });
  await storePictures(ctx, pictures, ({ keys, keep }) =>
    updatePhotos(ctx, { member: member.id, at: ctx.at }, async (tx, photos, limit) => {
      const at = place(photos, limit);
      const replaced = photos[at];
      if (replaced) await store.markDeleted(tx, owner, replaced.id, ctx.at);
      const added = await store.insertPhoto(tx, owner, keys, ctx.at);
      await keep(tx);
      return replaced ? photos.toSpliced(at, 1, added) : [...photos, added];
    }),
  );
  return listOwnPhotos(ctx, member);
}
