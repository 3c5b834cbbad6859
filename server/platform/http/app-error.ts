import { errorStatus } from "#contract/errors.ts";
import type { ErrorCode, FieldErrorCode } from "#contract/errors.ts";

/** What a refusal can say beside its word. */
export interface ErrorDetails {
  readonly fields?: Readonly<Record<string, FieldErrorCode>>;
  readonly minutes?: number;
  readonly price?: number;
  readonly balance?: number;
}

/** A refusal is a word, not a crash: thrown anywhere, answered once, never logged as an error. */
export class AppError extends Error {
  override name = "Refused";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(word: ErrorCode, details: ErrorDetails = {}) {
    super(word);
    this.code = word;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
