import type { Services } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { listFiles } from "./photo-store.ts";

export { findSentFile } from "./photo-store.ts";

/** The pictures of photos in messages by their id, in this order, without those that are gone. */
export async function readMessagePhotos(
  db: Db,
  { photoFiles }: Pick<Services, "photoFiles">,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly content: Buffer }[]> {
  const files = new Map((await listFiles(db, ids)).map(({ id, file }) => [id, file]));
  const photos = [];
  for (const id of ids) {
    const content = await photoFiles.read(files.get(id) ?? "");
    if (content) photos.push({ id, content });
  }
  return photos;
}
