import type { z } from "zod";
import type { mainImage } from "#contract/profiles.ts";
import type { galleryImage } from "#contract/profiles.ts";

/** Paths under `cdn_prefix`. The pictures are 4:5; the match pop-up uses the same crop. */
export function presentMainImage(fileKey: string, active: boolean): z.output<typeof mainImage> {
  return {
    filename: `/${fileKey}-full.webp`,
    thumb_filename: `/${fileKey}-thumb.webp`,
    medium_filename: `/${fileKey}-medium.webp`,
    match: `/${fileKey}-full.webp`,
    status: active ? "active" : "under_review",
  };
}

/**
 * `all`: every photo is open. `locked`: the main image is open, the others are locked. `main`: only
 * the main image is included.
 */
export type PhotoAccess = "all" | "locked" | "main";

interface ActivePhoto {
  readonly position: number;
  readonly file_key: string;
  readonly locked_key: string;
}

/**
 * The active photos with this access. A locked photo has its own file name, never the original's.
 */
export function presentGallery(
  photos: readonly ActivePhoto[],
  access: PhotoAccess,
): z.output<typeof galleryImage>[] {
  return photos
    .filter((photo) => access !== "main" || photo.position === 0)
    .map((photo) => {
      const locked = access !== "all" && photo.position !== 0;
      const file = (size: "full" | "thumb" | "medium") =>
        locked ? `/${photo.locked_key}-locked.webp` : `/${photo.file_key}-${size}.webp`;
      return {
        filename: file("full"),
        thumb_filename: file("thumb"),
        medium_filename: file("medium"),
        status: "active" as const,
        locked,
      };
    });
}
