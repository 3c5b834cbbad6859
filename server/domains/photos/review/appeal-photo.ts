import type { Album } from "#contract/photos.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { insertAppeal } from "./appeal-store.ts";
import { listOwnPhotos } from "#server/domains/photos/own-photos.ts";
import { lockPhotos } from "#server/domains/photos/store.ts";

/**
 * Appeals against the rejection of a photo, which another person then decides. A second appeal
 * changes nothing. Throws `not_found` unless the photo is rejected.
 */
export async function createAppeal(
  ctx: RequestContext,
  member: CurrentMember,
  { photo, remark }: { readonly photo: string; readonly remark: string },
): Promise<Album> {
  const owner = { site: ctx.site.id, member: member.id };
  await ctx.services.db.transaction().execute(async (tx) => {
    await lockPhotos(tx, owner);
    await insertAppeal(tx, owner, { photo, remark, at: ctx.at });
  });
  const album = await listOwnPhotos(ctx, member);
  if (!album.photos.some(({ id, appeal }) => id === photo && appeal))
    throw new AppError("not_found");
  return album;
}
