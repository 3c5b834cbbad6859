import type { ReviewReason } from "#contract/photos.ts";

const keys: Readonly<Record<ReviewReason, number>> = {
  not_you: 1,
  no_face: 2,
  other_people: 3,
  text_or_logo: 4,
  indecent: 5,
  poor_quality: 6,
};

/** The reasons for rejecting a photo, in the order of their keys. */
export const reasons = (Object.keys(keys) as ReviewReason[]).sort((a, b) => keys[a] - keys[b]);
