import type { chatPhotoEndpoints } from "#contract/chat/photos.ts";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import { storePictures } from "#server/domains/photos/store-pictures.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { insertPhoto } from "./photo-store.ts";

/**
 * Stores a photo for a message of this member, which nobody sees until it is sent. Throws what the
 * conversion of the file throws.
 */
export async function uploadChatPhoto(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  file: AsyncIterable<Uint8Array>,
): Promise<OutputOf<(typeof chatPhotoEndpoints)["POST /api/chats/photos"]>> {
  const { db, photoConverter } = ctx.services;
  const pictures = await photoConverter.convert(member, file, { shape: "whole" });
  return storePictures(ctx, pictures, ({ keys, keep }) =>
    db.transaction().execute(async (tx) => {
      const photo = await insertPhoto(tx, { site: ctx.site.id, member }, keys, ctx.at);
      await keep(tx);
      return { photo };
    }),
  );
}
