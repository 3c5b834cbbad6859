/** How long the traffic source of a visitor is remembered. */
export const SOURCE_DAYS = 30;
/**
 * The longest value of a traffic source: a longer one is no partner's code, and five of these fit
 * in a cookie.
 */
export const SOURCE_MAX_CHARACTERS = 100;
