import type { Services } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { listSentPhotos } from "./photo-store.ts";
import type { Owner } from "./photo-store.ts";

/** The photos that a member sent in conversations, one at a time, oldest first. */
export async function* readSentPhotos(
  db: Db,
  { photoFiles }: Pick<Services, "photoFiles">,
  owner: Owner,
): AsyncGenerator<{ readonly id: string; readonly picture: Buffer }> {
  for (const { id, file } of await listSentPhotos(db, owner)) {
    const picture = await photoFiles.read(file);
    if (picture) yield { id, picture };
  }
}
