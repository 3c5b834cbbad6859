/**
 * The business constants of the specification's section 9 that several folders use; each name
 * carries its unit. Layout lengths are tokens (`ui/tokens.css`); what owners can configure is site
 * data.
 */

// --- language and log-in ---------------------------------------------------------------------
export const LANGUAGE_COOKIE_DAYS = 365;
export const AUTH_COOKIE_DAYS = 30;

// --- keeping a page up to date ---------------------------------------------------------------
export const REFETCH_MS = 60_000;
export const REFETCH_WITH_PUSH_MS = 300_000;
export const REFETCH_START_MS = 5_000;
/** How long after an automatic like the likes reload. */
export const AUTO_LIKE_RELOAD_MS = 500;
/** The latest moment to preload what a page may need next, if the browser is never idle. */
export const IDLE_PREFETCH_TIMEOUT_MS = 2_000;
export const REQUEST_RETRIES = 5;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** How long a browser's position counts as current. */
export const GEOLOCATION_CACHE_MS = 3_600_000;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 5_000;

// --- what a member may do --------------------------------------------------------------------
export const FREE_CONVERSATIONS = 2;
/** Likes a day in the swipe game. */
export const SWIPE_LIKES = 4;
/** How long a swiped profile stays out of the deck. */
export const SWIPED_DAYS = 30;
export const FREE_PHOTOS = 3;
export const PREMIUM_PHOTOS = 25;
export const DELETION_UNDO_DAYS = 14;

// --- badges ----------------------------------------------------------------------------------
/** Counts above this are shown as "99+". */
export const BADGE_CAP = 99;
/** The Credits item shows its badge at this balance or below. */
export const CREDITS_BADGE_AT = 10;

// --- company ---------------------------------------------------------------------------------
/** The version date of the terms, except for companies added later. */
export const TERMS_VERSION_DATE = "2023-12-01T12:00:00.000Z";

// --- layout ----------------------------------------------------------------------------------
/**
 * Viewports narrower than this, in CSS pixels, are smartphones: sign-up is a route there and a
 * modal above.
 */
export const SMARTPHONE_BELOW_PX = 768;

/** The sandbox serves every mail the demo sent here. */
export const DEMO_MAILBOX_PATH = "/demo/mailbox";

/** The longest remark of an appeal against the rejection of a photo. */
export const APPEAL_REMARK_MAX = 1_000;

/** Characters of a passkey's name. */
export const PASSKEY_NAME_LENGTH = 60;

/** Stored instead of a push subscription if the member does not let the browser show notifications. */
export const PUSH_DENIED = "denied";
