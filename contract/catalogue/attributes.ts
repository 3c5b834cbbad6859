export const genders = ["female", "male"] as const;
export const sexualities = ["hetero", "gay", "lesbian", "bi"] as const;
export const reasons = ["relationship", "friendship", "chatting", "dating", "company"] as const;
export const tattooChoices = ["none", "one", "several"] as const;
export const hairColours = ["black", "brown", "blonde", "red", "grey", "white", "bald"] as const;
export const eyeColours = ["blue", "green", "brown", "grey", "hazel"] as const;
export const bodyTypes = ["slim", "normal", "fat"] as const;
export const relationshipStatuses = [
  "divorced",
  "living_together",
  "married",
  "unmarried",
  "single",
  "widowed",
] as const;

export type Gender = (typeof genders)[number];

/** The genders a member can seek. */
export const seekings = [...genders, "both"] as const;
export type Seeking = (typeof seekings)[number];

/** The fields a site may show on a profile; each site chooses the order. */
export const profileFields = [
  "gender",
  "sexuality",
  "reason",
  "tattoos",
  "hair_colour",
  "eye_colour",
  "body_type",
  "relationship_status",
  "city",
  "country",
  "region",
  "age",
] as const;

/**
 * Versions of the sentence on gender and orientation in sign-up's step 0, newest first. A changed
 * sentence is a new version; pages that were already open still send older ones.
 */
export const orientationTexts = ["2026-11-22"] as const;

/**
 * What a profile may hold of a special category (GDPR, article 9). Each is optional and has its own
 * consent, which can be withdrawn.
 */
export const specialFields = ["sexuality", "intimate_interests"] as const;
export type SpecialField = (typeof specialFields)[number];

/**
 * Versions of the sentences with which a member agrees to store and show special fields, newest
 * first. A changed sentence is a new version; pages that were already open still send older ones.
 */
export const specialConsentTexts = ["2026-11-22"] as const;
