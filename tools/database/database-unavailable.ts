/** Why the embedded PostgreSQL does not run, and what the operator can do. */
const advice = {
  "no-binaries": "it is not made for this system; set DATABASE_URL to a PostgreSQL 18 of your own",
  "disk-full": "the disk is full; make room and start again",
  socket: "it cannot make its unix socket; set DATA_DIR to a folder on a local disk",
  corrupt: "its files are damaged; restore a backup, or move the folder away to begin afresh",
  "foreign-version": "its files are of another PostgreSQL version; move the folder away",
  "password-lost": "its password file is missing or wrong; restore it, or move the folder away",
  "not-permitted": "it may not use its files or programs",
  "out-of-memory": "there is not enough memory",
  "still-in-use": "an earlier server on the same files has not ended",
  timeout: "it takes too long",
  failed: "it gave up",
} as const;

export type UnavailableReason = keyof typeof advice;

/** The embedded server does not run. The message is one line for the operator. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, directory: string, detail: string, cause?: unknown) {
    const because = detail.replaceAll(/\s+/g, " ").trim();
    super(
      `The embedded PostgreSQL in ${directory} cannot start: ${advice[reason]}${because && ` (${because})`}.`,
      { cause },
    );
    this.reason = reason;
  }
}

/** What PostgreSQL's programs print before they exit. The first match counts. */
const outputPatterns: readonly (readonly [UnavailableReason, RegExp])[] = [
  ["disk-full", /No space left on device|Disk quota exceeded/],
  ["still-in-use", /lock file ".*" already exists|pre-existing shared memory block/],
  ["no-binaries", /loading shared libraries|GLIBC_|GLIBCXX_/],
  ["foreign-version", /database files are incompatible|was initialized by PostgreSQL/],
  ["out-of-memory", /Cannot allocate memory|(map|create|resize) .*shared memory|create semaphores/],
  ["socket", /Unix(-domain)? (address|socket)|file ".*\.s\.PGSQL/],
  ["not-permitted", /Permission denied|not permitted|Read-only|wrong ownership|effective user/],
  ["corrupt", /checkpoint record|pg_control|not a valid data dir|PANIC|could not (open|read) /],
];

/** The server needs space for at least one WAL segment. */
const MIN_DISK_BYTES = 17 * 1024 * 1024;

/** The error for the output of initdb or of the server; it quotes PostgreSQL's last message. */
export function explainOutput(
  output: string,
  directory: string,
  freeDiskBytes: number,
): DatabaseUnavailable {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const last = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? "";
  const quoted = last.replace(/^.*?(?=FATAL:|PANIC:)/, "").slice(0, 300);
  // On a full disk there may be no room for the error message either.
  const otherwise = freeDiskBytes < MIN_DISK_BYTES ? "disk-full" : "failed";
  const reason = outputPatterns.find(([, sign]) => sign.test(output))?.[0] ?? otherwise;
  return new DatabaseUnavailable(reason, directory, quoted);
}

const reasonOfCode: Readonly<Record<string, UnavailableReason>> = {
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  EACCES: "not-permitted",
  EPERM: "not-permitted",
  EROFS: "not-permitted",
  EAGAIN: "out-of-memory",
  ENOMEM: "out-of-memory",
};

/** Gives operating system errors a reason; any other error is returned unchanged. */
export function asUnavailable(error: unknown, directory: string): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const { code = "", message, syscall = "" } = error as NodeJS.ErrnoException;
  // The program exists, so ENOENT means its loader is missing, as on systems without glibc.
  const missing = code === "ENOENT" && syscall.startsWith("spawn");
  const reason = missing ? "no-binaries" : reasonOfCode[code];
  return reason ? new DatabaseUnavailable(reason, directory, message, error) : error;
}
