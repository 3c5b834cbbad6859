/**
 * The business constants of the specification's section 9 that several folders use; their names carry
 * the unit. Lengths of the layout are tokens (`ui/tokens.css`); what owners may differ in is site data.
 */

// --- language and log-in ---------------------------------------------------------------------
export const LANGUAGE_COOKIE_DAYS = 365;
export const AUTH_COOKIE_DAYS = 30;

// --- keeping a page up to date ---------------------------------------------------------------
export const REFETCH_MS = 60_000;
export const REFETCH_START_MS = 5_000;
export const REQUEST_RETRIES = 5;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 5_000;

// --- what a member may do --------------------------------------------------------------------
export const FREE_CONVERSATIONS = 2;
export const DELETION_UNDO_DAYS = 14;

// --- badges ----------------------------------------------------------------------------------
/** Above this a count reads "99+". */
export const BADGE_CAP = 99;
/** At this balance or fewer the Credits item shows its badge. */
export const CREDITS_BADGE_AT = 10;

// --- company ---------------------------------------------------------------------------------
/** The version date of the terms, unless the company was added later. */
export const TERMS_VERSION_DATE = "2023-12-01T12:00:00.000Z";

// --- layout ----------------------------------------------------------------------------------
/** Narrower than this, in CSS pixels, is a smartphone: sign-up is a route there, a modal above. */
export const SMARTPHONE_BELOW_PX = 768;

/** Where the demo shows every mail it sent; the sandbox serves it. */
export const DEMO_MAILBOX_PATH = "/demo/mailbox";
