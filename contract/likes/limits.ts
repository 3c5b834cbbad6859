/** Likes a day in the swipe game. */
export const SWIPE_LIKES = 4;
/** How long a swiped profile stays out of the deck. */
export const SWIPED_DAYS = 30;
