/** Why a file cannot become a photo. */
export const conversionErrors = [
  "photo_type",
  "photo_heic",
  "photo_too_many_pixels",
  "photo_damaged",
] as const;
export type ConversionError = (typeof conversionErrors)[number];
