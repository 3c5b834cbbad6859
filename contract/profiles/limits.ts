/** The shortest name of a member. */
export const NAME_MIN_CHARACTERS = 2;
/** The longest name of a member. */
export const NAME_MAX_CHARACTERS = 40;
/** The shortest name of a town. */
export const TOWN_MIN_CHARACTERS = 2;
/** The longest name of a town. */
export const TOWN_MAX_CHARACTERS = 60;
/** The longest text of a profile. */
export const ABOUT_MAX_CHARACTERS = 1_000;
/** The lowest age that a search accepts; a site may require more of its members. */
export const MIN_AGE_YEARS = 18;
/** The highest age of a member, and that a search accepts: a higher one is a mistyped year. */
export const MAX_AGE_YEARS = 120;
