/**
 * The numbers and names that several nouns share; each number carries its unit. What one noun alone
 * uses is in its `rules.ts` or its part of the contract, what owners can configure is site data, and
 * layout lengths are tokens (`ui/tokens.css`).
 */

/** How long a visitor's or member's language is remembered. */
export const LANGUAGE_COOKIE_DAYS = 365;
/** How long what only explains the past is stored: mails, ended log-ins, requests to sign up. */
export const LOG_DAYS = 30;

/**
 * The longest text that is read at all; each kind of text has a lower limit, or the site sets one.
 */
export const TYPED_MAX_CHARACTERS = 20_000;

/** The version date of the terms, except for companies added later. */
export const TERMS_VERSION_DATE = "2023-12-01T12:00:00.000Z";

/**
 * Viewports narrower than this, in CSS pixels, are smartphones: sign-up is a route there and a
 * modal above.
 */
export const SMARTPHONE_BELOW_PX = 768;

/** The sandbox serves every mail the demo sent here. */
export const DEMO_MAILBOX_PATH = "/demo/mailbox";

/**
 * Stored instead of a push subscription if the member does not let the browser show notifications.
 */
export const PUSH_DENIED = "denied";
