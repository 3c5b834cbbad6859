/** A town farther from a position is not near: that is at sea, or in another country. */
export const NEAREST_TOWN_MAX_KM = 40;
/** How many towns are suggested while a name is typed. */
export const SUGGESTED_TOWNS = 8;
/** How many letters of a town's name may be wrong while it is typed. */
export const MISTYPED_LETTERS = 2;
