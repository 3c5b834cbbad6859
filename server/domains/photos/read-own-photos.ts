import type { Services } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { listPhotos } from "./store.ts";
import type { Owner } from "./store.ts";

/** The pictures of a member's own photos, one at a time, in order. */
export async function* readOwnPhotos(
  db: Db,
  { photoFiles }: Pick<Services, "photoFiles">,
  owner: Owner,
): AsyncGenerator<Buffer> {
  for (const { file_key } of await listPhotos(db, owner)) {
    const picture = await photoFiles.read(`${file_key}-full.webp`);
    if (picture) yield picture;
  }
}
