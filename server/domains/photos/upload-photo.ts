import { randomBytes } from "node:crypto";
import type { Album } from "#contract/photos.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { updatePhotos, listOwnPhotos, loadPhotoLimit } from "./own-photos.ts";
import * as store from "./store.ts";
import type { PhotoRow } from "./store.ts";

/** An upload that takes longer was interrupted, and nothing needs its files. */
const LONGEST_UPLOAD_MS = 86_400_000;

interface Upload {
  readonly file: AsyncIterable<Uint8Array>;
  /** A rejected photo whose place the new one takes. */
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
  const { db, photoFiles, photoConverter } = ctx.services;
  const owner = { site: ctx.site.id, member: member.id };
  const place = (photos: readonly PhotoRow[], limit: number) => {
    const at = photos.findIndex(({ id, rejected_at }) => id === replaces && rejected_at !== null);
    if (at < 0 && photos.length >= limit) throw new AppError("photo_limit");
    return at;
  };
  const assertRoom = async () =>
    void place(await store.listPhotos(db, owner), await loadPhotoLimit(ctx, member.id));
  await assertRoom();
  // Checked again when it is this photo's turn, so that many uploads for one place are not converted.
  const pictures = await photoConverter.convert(member.id, file, assertRoom);
  const keys = { file_key: createKey(), locked_key: createKey() };
  // The program may stop between writing the files and adding the photo; a job then removes them.
  await store.recordStartedUpload(db, keys, new Date(ctx.at.getTime() + LONGEST_UPLOAD_MS));
  try {
    await photoFiles.write(keys, pictures);
    await updatePhotos(ctx, { member: member.id, at: ctx.at }, async (tx, photos, limit) => {
      const at = place(photos, limit);
      const replaced = photos[at];
      if (replaced) await store.markDeleted(tx, owner, replaced.id, ctx.at);
      const id = await store.insertPhoto(tx, owner, keys, ctx.at);
      await store.deleteRemoved(tx, keys.file_key);
      const added = (await store.listPhotos(tx, owner)).filter((photo) => photo.id === id);
      return replaced ? photos.toSpliced(at, 1, ...added) : [...photos, ...added];
    });
  } catch (error) {
    // A store that just failed may fail again; the job repeats it until the files are gone.
    await store.scheduleRemoval(db, keys.file_key, ctx.at);
    throw error;
  }
  return listOwnPhotos(ctx, member);
}

/** 192 random bits: nobody guesses the address of a photo. */
function createKey(): string {
  return randomBytes(24).toString("base64url");
}
