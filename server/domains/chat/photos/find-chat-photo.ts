import type { chatPhotoEndpoints } from "#contract/chat/photos.ts";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import { computeHistoryStart, PHOTO_CACHE_SECONDS } from "#server/domains/chat/rules.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { signPhotosFor, verifyPhotoAddress } from "#server/domains/photos/files/photo-addresses.ts";
import type { SignedAddress } from "#server/domains/photos/files/photo-addresses.ts";
import { toMemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findReadablePhoto } from "./photo-store.ts";
import type { PhotoQuery } from "./photo-store.ts";

/** Where the files of a photo are, for this member only. Throws `not_found`. */
export async function getChatPhoto(
  ctx: RequestContext,
  member: CurrentMember,
  id: string,
): Promise<OutputOf<(typeof chatPhotoEndpoints)["GET /api/chats/photos/:id"]>> {
  const [found, sign] = await Promise.all([
    findFor(ctx, member, { id }),
    signPhotosFor(ctx, member.id),
  ]);
  if (!found) throw new AppError("not_found");
  return {
    filename: `/${sign(`${found.file_key}-full.webp`)}`,
    medium_filename: `/${sign(`${found.file_key}-medium.webp`)}`,
    blurred_filename: `/${sign(`${found.locked_key}-locked.webp`)}`,
  };
}

/**
 * Decides at each request whether the caller may have a file of a photo in a conversation: by an
 * address signed for the member of the session, who must still be able to read its message. Null if
 * not.
 */
export async function findChatPhotoFile(ctx: RequestContext, requested: SignedAddress) {
  const { member } = ctx;
  const named = /^([\w-]{8,80})-(full|medium|locked)\.webp$/.exec(requested.file);
  const [, key = "", size] = named ?? [];
  if (!member || !named) return null;
  const seconds = await verifyPhotoAddress(ctx, member.id, requested);
  if (seconds === null) return null;
  const found = await findFor(ctx, member, size === "locked" ? { lockedKey: key } : { key });
  return found && { file: requested.file, seconds: Math.min(seconds, PHOTO_CACHE_SECONDS) };
}

async function findFor(ctx: RequestContext, member: CurrentMember, query: PhotoQuery) {
  const since = computeHistoryStart(await isPremium(ctx, member.id), ctx.site.history_days, ctx.at);
  return findReadablePhoto(ctx.services.db, toMemberViewer(ctx, member), query, since);
}
