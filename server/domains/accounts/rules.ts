import { DELETION_UNDO_DAYS } from "#contract/accounts/limits.ts";

/** How long a log-in lasts. */
export const AUTH_COOKIE_DAYS = 30;
/** How long a device is recognized after its last log-in. */
export const DEVICE_COOKIE_DAYS = 365;
/** How often a day the link that undoes a deletion is mailed again. */
export const UNDO_MAILS_A_DAY = 3;
/** How often an address can be looked up, by anybody. */
export const ADDRESS_LOOKUP_LIMIT = { name: "address_lookup", times: 20, windowMs: 3_600_000 };
/** How often one visitor can look up addresses. */
export const VISITOR_LOOKUP_LIMIT = {
  name: "address_lookups_from",
  times: 60,
  windowMs: 3_600_000,
};
/** How often links for a new password are mailed to one address. */
export const RESET_MAIL_LIMIT = {
  name: "reset_mail",
  times: 3,
  windowMs: 86_400_000,
  code: "reset_mail_limit",
} as const;
/** How often a member is mailed a link to a new address. */
export const EMAIL_CHANGE_MAIL_LIMIT = {
  name: "email_change_mail",
  times: 5,
  windowMs: 86_400_000,
} as const;
/**
 * How often links to confirm an address are mailed to it. Per address rather than per account,
 * because the address may belong to someone else.
 */
export const ACTIVATION_MAIL_LIMITS = [
  { name: "activation_mail", times: 3, windowMs: 3_600_000 },
  { name: "activation_mail_daily", times: 6, windowMs: 86_400_000 },
];
/** How many digits a name may have: more make a telephone number, a year has four. */
export const NAME_MAX_DIGITS = 5;
/** How many devices of a member are recognized; beyond that, the least recently used is deleted. */
export const KNOWN_DEVICES = 20;
/** How many temporary failures mean that an address is dead. */
export const SOFT_BOUNCES = 3;
/** Within how many days those failures count. */
export const SOFT_BOUNCE_DAYS = 30;
/**
 * How many guesses a password must take, as a power of ten: a billion, with the most common words
 * tried first.
 */
export const PASSWORD_MIN_GUESSES_LOG10 = 9;
/**
 * From which length a name or address may not be the password: shorter ones occur in too many words
 * by chance.
 */
export const PERSONAL_WORD_MIN_CHARACTERS = 3;

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
