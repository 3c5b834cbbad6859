const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof photoTypes)[number];

/** The type of a file that can become a photo, or the error code of any other. */
export function parsePhotoType(mime = ""): PhotoType | "photo_heic" | "photo_type" {
  if (/^image\/hei[cf]/.test(mime)) return "photo_heic";
  return photoTypes.find((type) => type === mime) ?? "photo_type";
}
