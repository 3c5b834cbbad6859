/** How many photos a member who is not Premium may have. */
export const FREE_PHOTOS = 3;
/** How many photos a Premium member may have. */
export const PREMIUM_PHOTOS = 25;
/** How long a photo stays with a moderator who has it on screen and does nothing. */
export const REVIEW_CLAIM_MS = 600_000;
/** How many photos a moderator has at a time. */
export const REVIEWED_PHOTOS = 8;
/** How many appeals against rejections the office shows at once. */
export const SHOWN_APPEALS = 20;
/** How long after a rejection it is mailed; until then the moderator can take it back. */
export const REJECTION_MAIL_AFTER_MS = 60_000;
/** How long a browser may show a photo before it asks again whether it still may. */
export const PHOTO_CACHE_SECONDS = 60;
/** The same for a fictional profile's picture, which shows no real person. */
export const FICTIONAL_CACHE_SECONDS = 31_536_000;
/** How long the signed address of a locked photo works. */
export const PHOTO_ADDRESS_SECONDS = 300;
/** How long that address stays the same, so that a browser finds the photo in its cache. */
export const PHOTO_ADDRESS_STEP_SECONDS = 150;
/** How long a deleted photo can be restored; then its files are removed. */
export const RESTORABLE_MS = 86_400_000;
/** After this an upload was interrupted, and its files are removed. */
export const LONGEST_UPLOAD_MS = 86_400_000;
/** The largest photo that is converted, in width times height. */
export const PHOTO_MAX_PIXELS = 50_000_000;
/** The longest side of such a photo. */
export const PHOTO_SIDE_MAX_PIXELS = 16_383;

export type PhotoStatus = "under_review" | "active" | "hidden" | "rejected";

interface PhotoState {
  readonly approved_at: Date | null;
  readonly rejected_at: Date | null;
  readonly hidden_at: Date | null;
}

/** How many photos a member may have. */
export function getPhotoLimit(premium: boolean): number {
  return premium ? PREMIUM_PHOTOS : FREE_PHOTOS;
}

interface Appealed {
  readonly rejected_at: Date | null;
  readonly appealed_at: Date | null;
  readonly denied_at: Date | null;
}

/** The state of the appeal against a rejection; null if there is none. */
export function computeAppeal({
  rejected_at,
  appealed_at,
  denied_at,
}: Appealed): "open" | "denied" | null {
  if (!rejected_at || !appealed_at) return null;
  return denied_at ? "denied" : "open";
}

/** A photo's state as its owner reads it. */
export function computeStatus({ approved_at, rejected_at, hidden_at }: PhotoState): PhotoStatus {
  if (rejected_at) return "rejected";
  if (hidden_at) return "hidden";
  return approved_at ? "active" : "under_review";
}

export interface ArrangedPhoto {
  readonly id: string;
  readonly position: number;
  readonly hidden: boolean;
}

/**
 * The places of a member's photos. The main image is the first photo that others may see, or before
 * any approval the first that is not rejected. Photos above the limit are hidden, the last ones
 * first.
 */
export function orderPhotos(
  photos: readonly (PhotoState & { readonly id: string })[],
  limit: number,
): ArrangedPhoto[] {
  const main =
    photos.find((photo) => photo.approved_at) ?? photos.find((photo) => !photo.rejected_at);
  const ordered = main ? [main, ...photos.filter((photo) => photo !== main)] : photos;
  return ordered.map(({ id }, position) => ({ id, position, hidden: position >= limit }));
}
