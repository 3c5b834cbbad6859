import type { Area } from "#web/texts/areas.ts";

/** The text files of the settings, with the parts that other features have there. */
export const settingsAreas: readonly Area[] = [
  "settings",
  "account",
  "notifications",
  "deletion",
  "reading",
  "moderation",
  "complaints",
];
