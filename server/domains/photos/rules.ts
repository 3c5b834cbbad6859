/** How many photos a member who is not Premium may have. */
export const FREE_PHOTOS = 3;
/** How many photos a Premium member may have. */
export const PREMIUM_PHOTOS = 25;

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
