/** How many likes a day the swipe game gives. */
export const SWIPE_LIKES = 4;
/** How long a swiped profile stays out of the deck. */
export const SWIPED_DAYS = 30;
/** How many likes each list has; new likes come first, then the latest. */
export const LISTED_LIKES = 200;
