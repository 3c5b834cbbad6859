import type { CaseGround } from "#contract/catalogue/case-categories.ts";
import type { Risk } from "#contract/catalogue/risks.ts";
import { errorStatus } from "#contract/shared/errors.ts";
import type { ErrorCode, FieldErrorCode } from "#contract/shared/errors.ts";

export interface ErrorDetails {
  readonly fields?: Readonly<Record<string, FieldErrorCode>>;
  /** unknown_city: the town that was probably meant. */
  readonly town?: string;
  readonly minutes?: number;
  /** account_disabled: until when, null for good, and why. */
  readonly until?: Date | null;
  readonly ground?: CaseGround;
  readonly price?: number;
  readonly balance?: number;
  /** reminder_due: of what the sender is to be reminded. */
  readonly risks?: readonly Risk[];
  /** When a retry may help, if that is known more precisely than from the code. */
  readonly retryAfterSeconds?: number;
  /** method_not_allowed: the methods the address does answer. */
  readonly allow?: readonly string[];
}

/** An error that is a response rather than a crash: thrown anywhere, sent in one place. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** The Retry-After header in seconds; null if a retry does not help. */
  get retryAfterSeconds(): number | null {
    const { retryAfterSeconds, minutes } = this.details;
    if (retryAfterSeconds !== undefined) return retryAfterSeconds;
    if (minutes !== undefined) return minutes * 60;
    return this.status === 503 || this.status === 429 ? RETRY_AFTER_SECONDS : null;
  }
}

/** Outages here are short: a restart, a lock, a burst. */
export const RETRY_AFTER_SECONDS = 2;
