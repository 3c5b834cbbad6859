import type { Album, OwnPhoto } from "#contract/photos.ts";

/** A free member's photos in these states; the first is the main image. */
export function anAlbum(...photos: readonly Partial<OwnPhoto>[]): Album {
  return {
    photos: photos.map((photo, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      filename: `/photo${index}-full.webp`,
      thumb_filename: `/photo${index}-thumb.webp`,
      medium_filename: `/photo${index}-medium.webp`,
      main: index === 0,
      status: "active",
      rejection: null,
      appeal: null,
      ...photo,
    })),
    limit: 3,
    premium_limit: 25,
  };
}
