import type { Area } from "#web/texts/areas.ts";

/** The text files of the settings page, including those of other features' parts. */
export const settingsAreas: readonly Area[] = [
  "settings",
  "accounts",
  "notifications",
  "deletion",
  "reading",
  "moderation",
  "cases",
];
