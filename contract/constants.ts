/**
 * Every business constant and limit of the specification's section 9, named once.
 * `constants.test.ts` lists them with the places that use them. Durations say their unit in the name.
 */

// --- language and log-in ---------------------------------------------------------------------
export const LANGUAGE_COOKIE_DAYS = 365;
export const AUTH_COOKIE_DAYS = 30;

// --- keeping a page up to date ---------------------------------------------------------------
export const REFETCH_MS = 60_000;
export const REFETCH_WITH_PUSH_MS = 300_000;
export const REFETCH_START_MS = 5_000;
export const AUTO_LIKE_FOLLOW_UP_MS = 500;
export const REQUEST_RETRIES = 5;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 5_000;
export const IDLE_PREFETCH_TIMEOUT_MS = 2_000;
export const GEOLOCATION_CACHE_MS = 3_600_000;

// --- discounts -------------------------------------------------------------------------------
export const TIME_BONUS_MODAL_DELAY_MS = 40_000;
export const TIME_BONUS_TICK_MS = 1_000;
export const TIME_BONUS_WINDOW_S = 14_400;
export const TIME_BONUS_CODE = {
  code: "TIMEBONUS25",
  value_percentage: 25.0,
  status: "active",
  validity: "once-per-user",
} as const;
export const WELCOME_DISCOUNT_PERCENTAGE = 25;
export const PREMIUM_CHANCE_PERCENTAGE = 46;

// --- what a member may do --------------------------------------------------------------------
export const PHOTOS_FREE = 3;
export const PHOTOS_PREMIUM = 25;
export const FREE_CONVERSATIONS = 2;
export const SWIPE_LIKES_PER_DAY = 4;
export const DELETION_UNDO_DAYS = 14;

// --- badges ----------------------------------------------------------------------------------
/** Above this a count reads "99+". */
export const BADGE_CAP = 99;
/** At this balance or fewer the Credits item shows its badge. */
export const CREDITS_BADGE_AT = 10;

// --- company ---------------------------------------------------------------------------------
/** The version date of the terms, unless the company was added later. */
export const TERMS_VERSION_DATE = "2023-12-01T12:00:00.000Z";

// --- measures of the layout, in CSS pixels; the style sheets carry the same values as tokens --
export const BREAKPOINTS_PX = [576, 768, 992, 1200] as const;
/** Narrower than this is a smartphone: sign-up is a route there, a modal above. */
export const SMARTPHONE_BELOW_PX = 768;
export const TOAST = { widthPx: 350, stackingOrder: 1100 } as const;
export const MODAL_WIDTHS_PX = { default: 500, small: 300, large: 800, extraLarge: 1140 } as const;
export const CHAT_LIST_PX = { min: 300, max: 400 } as const;
export const MESSAGES_MAX_PX = 800;
