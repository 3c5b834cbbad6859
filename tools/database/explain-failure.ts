import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { UnavailableReason } from "./database-unavailable.ts";

/**
 * Turns what initdb or the server printed before it gave up into an error of one line: what is
 * wrong in `directory`, what to do, and PostgreSQL's own last words.
 */
export function explainFailure(
  output: string,
  { directory, freeDiskBytes }: { directory: string; freeDiskBytes: number },
): DatabaseUnavailable {
  const words = lastWords(output);
  const found = SIGNS.find(({ sign }) => sign.test(output));
  // A full disk may have no room for the complaint either: a server needs a log segment of 16 MB.
  const full = freeDiskBytes < 17 * 1024 * 1024;
  const reason = full && (found === undefined || words === "") ? "disk-full" : found?.reason;
  return new DatabaseUnavailable(
    reason ?? "failed",
    `The embedded PostgreSQL in ${directory} cannot start: ${ADVICE[reason ?? "failed"]}` +
      (words === "" ? "" : ` (${words})`),
  );
}

/** Another server is on its way out or in; the same start may succeed a moment later. */
export function mayPass(output: string): boolean {
  return STILL_IN_USE.test(output);
}

const STILL_IN_USE = /lock file ".*" already exists|pre-existing shared memory block/;

const SIGNS: readonly { sign: RegExp; reason: UnavailableReason }[] = [
  { sign: /No space left on device|Disk quota exceeded/, reason: "disk-full" },
  { sign: STILL_IN_USE, reason: "still-in-use" },
  { sign: /loading shared libraries|GLIBC_|GLIBCXX_/, reason: "no-binaries" },
  {
    sign: /database files are incompatible|was initialized by PostgreSQL/,
    reason: "foreign-version",
  },
  {
    sign: /Cannot allocate memory|could not (map|create|resize) .*shared memory|create semaphores/,
    reason: "out-of-memory",
  },
  {
    sign: /Unix(-domain)? (address|socket)|lock file ".*\.s\.PGSQL|permissions of file ".*\.s\.PGSQL/,
    reason: "socket",
  },
  {
    sign: /Permission denied|Operation not permitted|Read-only file|wrong ownership|invalid permissions|effective user/,
    reason: "not-permitted",
  },
  {
    sign: /checkpoint record|control file|pg_control|not a valid data directory|PANIC|invalid data in|is missing|could not (open|read|access) (file|directory)/,
    reason: "corrupt",
  },
];

const ADVICE: Record<UnavailableReason, string> = {
  "no-binaries": "a library of this system is missing; set DATABASE_URL to use another PostgreSQL",
  "disk-full": "the disk is full; make room and start again",
  socket: "it cannot make its unix socket",
  corrupt: "its files are damaged; restore a backup, or move the folder away to begin afresh",
  "foreign-version": "its files are of another PostgreSQL version",
  "password-lost": "its password does not fit",
  "not-permitted": "it may not use its files",
  "out-of-memory": "there is not enough memory",
  "still-in-use": "an earlier server on the same files has not ended",
  timeout: "it takes too long",
  failed: "it gave up",
};

function lastWords(output: string): string {
  const lines = output.split("\n").map((line) => line.trim());
  const telling = lines.filter((line) => /FATAL|PANIC|error:|error while/i.test(line));
  const line = telling.at(-1) ?? lines.findLast((text) => text !== "") ?? "";
  return line.replace(/^.*?(?=FATAL:|PANIC:)/, "").slice(0, 300);
}
