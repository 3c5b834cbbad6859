/** Why the embedded server is not there, in one word; the message says it in one line. */
export type UnavailableReason =
  | "no-binaries"
  | "disk-full"
  | "socket"
  | "corrupt"
  | "foreign-version"
  | "password-lost"
  | "not-permitted"
  | "out-of-memory"
  | "still-in-use"
  | "timeout"
  | "failed";

export class DatabaseUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message.replaceAll(/\s*\n\s*/g, " ").trim(), cause === undefined ? {} : { cause });
    this.name = "DatabaseUnavailable";
    this.reason = reason;
  }
}

/** Names the file system's and the system's refusals; what it does not know stays as it is. */
export function asUnavailable(error: unknown, directory: string): unknown {
  const { code, message, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  const reason = errcode === SQLITE_FULL ? "disk-full" : REASON_OF_CODE[code ?? ""];
  if (error instanceof DatabaseUnavailable || reason === undefined) return error;
  const what = reason === "disk-full" ? "the disk is full" : "the folder may not be used";
  return new DatabaseUnavailable(
    reason,
    `The embedded PostgreSQL in ${directory} cannot start: ${what} (${message}).`,
    error,
  );
}

const SQLITE_FULL = 13;

const REASON_OF_CODE: Record<string, UnavailableReason> = {
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  EACCES: "not-permitted",
  EPERM: "not-permitted",
  EROFS: "not-permitted",
  // SQLite could not open the lock file.
  ERR_SQLITE_ERROR: "not-permitted",
};
