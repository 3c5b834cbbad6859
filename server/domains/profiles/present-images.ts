import type { z } from "zod";
import type { mainImage } from "#contract/profiles.ts";
import type { galleryImage } from "#contract/profile-view.ts";

/** Paths under `cdn_prefix`. The pictures are 4:5; the match pop-up shows the same cut. */
export function presentMainImage(fileKey: string, active: boolean): z.output<typeof mainImage> {
  return {
    filename: `/${fileKey}-full.webp`,
    thumb_filename: `/${fileKey}-thumb.webp`,
    match: `/${fileKey}-full.webp`,
    status: active ? "active" : "under_review",
  };
}

/** What of a gallery is open: all of it, the main image beside locked ones, or that one alone. */
export type Sight = "all" | "locked" | "main";

interface ActivePhoto {
  readonly position: number;
  readonly file_key: string;
  readonly locked_key: string;
}

/** The active photos as that reader gets them: a locked one under its own name, never the original's. */
export function presentGallery(
  photos: readonly ActivePhoto[],
  sight: Sight,
): z.output<typeof galleryImage>[] {
  return photos
    .filter((photo) => sight !== "main" || photo.position === 0)
    .map((photo) => {
      const locked = sight !== "all" && photo.position !== 0;
      return {
        filename: locked ? `/${photo.locked_key}-locked.webp` : `/${photo.file_key}-full.webp`,
        thumb_filename: locked
          ? `/${photo.locked_key}-locked.webp`
          : `/${photo.file_key}-thumb.webp`,
        status: "active" as const,
        locked,
      };
    });
}
