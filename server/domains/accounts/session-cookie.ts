/** The browser's half of a log-in. The adapter adds `__Host-` where the site speaks https. */
export const SESSION_COOKIE = "session";
