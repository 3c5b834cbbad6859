import type { Messages } from "#languages/messages.gen.ts";

/** A file of texts: `languages/<locale>/<area>.json`. */
export type Area = keyof Messages;
export type AreaTexts = Messages[Area];

/** The areas every page needs. */
export const shellAreas: readonly Area[] = ["shell", "errors"];
