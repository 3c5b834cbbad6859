import type { Area } from "#web/texts/areas.ts";

/** The text files of the pop-ups, beside the shell's. */
export const popupAreas: readonly Area[] = ["likes", "profiles"];
