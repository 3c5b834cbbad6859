import { DELETION_UNDO_DAYS } from "#contract/accounts/limits.ts";

/** How long a device is recognized after its last log-in. */
export const DEVICE_COOKIE_DAYS = 365;
/** How long a log-in lasts. */
export const AUTH_COOKIE_DAYS = 30;

/** Trimmed and lower-cased: addresses with the same result are one account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whole minutes until the next attempt is allowed; null if it is allowed now. `failures` are the
 * wrong passwords of the last `blockMinutes`; the latest starts the block.
 */
export function computeBlockedMinutes(
  failures: readonly Date[],
  at: Date,
  { attempts, blockMinutes }: { attempts: number; blockMinutes: number },
): number | null {
  // Times far in the future come from a clock that has been corrected since.
  const recent = failures.filter((failure) => Math.abs(minutesBetween(failure, at)) < blockMinutes);
  if (recent.length < attempts) return null;
  const last = Math.max(...recent.map((failure) => failure.getTime()));
  return Math.max(1, Math.ceil(blockMinutes - minutesBetween(new Date(last), at)));
}

function minutesBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 60_000;
}

const UNDO_MS = DELETION_UNDO_DAYS * 86_400_000;

/** From this moment a deletion can no longer be undone. */
export function computeUndoEnd(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + UNDO_MS);
}

/** Members who were deleted by this moment can no longer come back and are erased. */
export function computeErasureCutOff(at: Date): Date {
  return new Date(at.getTime() - UNDO_MS);
}
