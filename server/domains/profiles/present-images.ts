import type { z } from "zod";
import type { mainImage } from "#contract/profiles.ts";
import type { galleryImage } from "#contract/profiles.ts";
import { buildPhotoPaths } from "#server/domains/photos/files/photo-addresses.ts";
import type { PhotoPaths, SignPhoto } from "#server/domains/photos/files/photo-addresses.ts";

/**
 * A main image. An active one has public addresses that do not change; one under review is for its
 * owner only, at addresses signed for her. The pictures are 4:5; the match pop-up uses the same crop.
 */
export function presentMainImage(fileKey: string, sign?: SignPhoto): z.output<typeof mainImage> {
  const paths = buildPhotoPaths(fileKey, sign);
  return { ...paths, match: paths.filename, status: sign ? "under_review" : "active" };
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
 * The active photos with this access. A locked photo has its own file name, never the original's,
 * and an open photo other than the main image has an address signed for the viewer.
 */
export function presentGallery(
  photos: readonly ActivePhoto[],
  access: PhotoAccess,
  sign: SignPhoto,
): z.output<typeof galleryImage>[] {
  return photos
    .filter((photo) => access !== "main" || photo.position === 0)
    .map((photo) => {
      const locked = access !== "all" && photo.position !== 0;
      return { ...buildGalleryPaths(photo, locked, sign), status: "active" as const, locked };
    });
}

function buildGalleryPaths(photo: ActivePhoto, locked: boolean, sign: SignPhoto): PhotoPaths {
  if (!locked) return buildPhotoPaths(photo.file_key, photo.position === 0 ? undefined : sign);
  const filename = `/${photo.locked_key}-locked.webp`;
  return { filename, thumb_filename: filename, medium_filename: filename };
}
