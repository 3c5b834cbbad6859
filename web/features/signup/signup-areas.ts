import type { Area } from "#web/texts/areas.ts";

/** The text files of sign-up, beside the shell's. */
export const signupAreas: readonly Area[] = ["signup", "attributes", "interests"];
