import type { Messages } from "#web/languages/messages.gen.ts";

/** A file of texts: `web/languages/<locale>/<area>.json`. */
export type Area = keyof Messages;

/** The areas every page needs. */
export const shellAreas: readonly Area[] = ["shell", "errors"];
