import { isPremium } from "#server/domains/credits/reads.ts";
import { toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { FICTIONAL_CACHE_SECONDS, PHOTO_CACHE_SECONDS } from "#server/domains/photos/rules.ts";
import { findPhoto } from "./files-store.ts";
import { verifyPhotoAddress } from "./photo-addresses.ts";
import type { SignedAddress } from "./photo-addresses.ts";

/** A file that the caller may have, and for how many seconds a browser may keep it. */
interface PhotoFile {
  readonly file: string;
  readonly seconds: number;
}

/**
 * Decides at each request whether the caller may have a file of a photo: main images and blurred
 * pictures are for everyone who may see the profile. Any other photo needs an address signed for
 * the member of the session, who must still be the owner or a Premium member. Null if not.
 */
export async function findPhotoFile(
  ctx: RequestContext,
  { file, until, key }: SignedAddress,
): Promise<PhotoFile | null> {
  const named = /^([\w-]{8,80})-(full|medium|thumb|locked)\.webp$/.exec(file);
  const [, fileKey, size] = named ?? [];
  if (fileKey === undefined) return null;
  const found = await findPhoto(ctx.services.db, toViewer(ctx), fileKey, size === "locked");
  if (!found) return null;
  const main = found.position === 0;
  const open = found.fictional ? FICTIONAL_CACHE_SECONDS : PHOTO_CACHE_SECONDS;
  if (found.active && found.visible && (main || size === "locked")) return { file, seconds: open };
  const { member } = ctx;
  if (!member) return null;
  const mine = found.profile_id === member.id;
  if (mine && main && found.active) return { file, seconds: open };
  const seconds = await verifyPhotoAddress(ctx, member.id, { file, until, key });
  if (seconds === null) return null;
  const allowed = mine || (found.active && found.visible && (await isPremium(ctx, member.id)));
  return allowed ? { file, seconds: Math.min(seconds, PHOTO_CACHE_SECONDS) } : null;
}
