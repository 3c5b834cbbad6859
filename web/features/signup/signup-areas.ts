import type { Area } from "#web/texts/areas.ts";

/** The text files of sign-up, in addition to the shell's. */
export const signupAreas: readonly Area[] = ["signup", "attributes", "interests", "profiles"];
