/** How many lines a push has: more do not fit on a lock screen. */
export const PUSH_LINES = 3;
/** How long the text of a push is: what a lock screen shows. The mail and the site have the rest. */
export const PUSH_MAX_CHARACTERS = 180;
/** How long a push waits for its device: after that the news is in the mail, or old. */
export const PUSH_LIFE_MS = 24 * 3_600_000;
/** How often a push is tried: if the push service is down for longer, it is lost. */
export const PUSH_ATTEMPTS = 6;
/** How long a member must be away to get a push: with a page open the news is there. */
export const AWAY_MS = 60_000;
/** How far back a push looks: older news is in the mail. */
export const PUSH_LOOK_BACK_MS = 10 * 60_000;
/**
 * How far back a reminder of unread messages looks: the hour between two sweeps, plus an hour of
 * possible downtime.
 */
export const PUSH_REMINDER_LOOK_BACK_MS = 120 * 60_000;
