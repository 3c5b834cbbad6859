/** How long an export can be downloaded, and how long until the next request. */
export const EXPORT_DAYS = 1;

const DAY_MS = 86_400_000;

export const computeExpiry = (readyAt: Date) => new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS);

/** Exports from before then have expired at `at`. */
export const computeOldest = (at: Date) => new Date(at.getTime() - EXPORT_DAYS * DAY_MS);
