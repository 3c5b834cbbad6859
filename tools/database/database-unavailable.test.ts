import { expect, test } from "vitest";
import { asUnavailable, DatabaseUnavailable, explainOutput } from "./database-unavailable.ts";

const PLENTY = 1e9;

test.each([
  ["disk-full", 'FATAL:  could not write lock file "postmaster.pid": No space left on device'],
  ["disk-full", 'PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device'],
  ["still-in-use", 'FATAL:  lock file "postmaster.pid" already exists'],
  ["still-in-use", "FATAL:  pre-existing shared memory block (key 5, ID 2) is still in use"],
  ["no-binaries", "postgres: error while loading shared libraries: libicui18n.so.60: cannot open"],
  ["foreign-version", "FATAL:  database files are incompatible with server"],
  ["out-of-memory", "FATAL:  could not map anonymous shared memory: Cannot allocate memory"],
  ["socket", 'LOG:  could not bind Unix address "/x/.s.PGSQL.5432": Address already in use'],
  ["not-permitted", 'FATAL:  data directory "/data/cluster" has wrong ownership'],
  ["not-permitted", "initdb: error: could not look up effective user ID 1234: user does not exist"],
  ["corrupt", "PANIC:  could not locate a valid checkpoint record at 0/1B81088"],
  ["corrupt", 'PANIC:  could not read file "global/pg_control": read 0 of 296'],
  ["failed", 'FATAL:  unrecognized configuration parameter "shared_bufers"'],
])("%s: %s", (reason, line) => {
  const output = `2026-11-21 09:27:50.884 UTC [17222] ${line}\n2026-11-21 LOG:  shut down\n`;
  const failure = explainOutput(output, "/data", PLENTY);

  expect(failure.reason).toBe(reason);
  expect(failure.message).toMatch(/^The embedded PostgreSQL in \/data cannot start: [^\n]+$/);
});

test("a server that ends silently on a full disk is explained by the full disk", () => {
  expect(explainOutput("", "/data", 4096).reason).toBe("disk-full");
  expect(explainOutput("", "/data", PLENTY).reason).toBe("failed");
});

test("PostgreSQL's last message is quoted without its time and number", () => {
  const output = "2026-11-21 09:27:50.884 UTC [1] FATAL:  no\nfoo\n";

  expect(explainOutput(output, "/data", PLENTY).message).toBe(
    "The embedded PostgreSQL in /data cannot start: it gave up (FATAL: no).",
  );
});

test.each([
  [{ code: "ENOSPC" }, "disk-full"],
  [{ code: "EROFS" }, "not-permitted"],
  [{ code: "EACCES", syscall: "spawn postgres" }, "not-permitted"],
  [{ code: "EAGAIN", syscall: "spawn postgres" }, "out-of-memory"],
  [{ code: "ENOENT", syscall: "spawn postgres" }, "no-binaries"],
])("the system's error %o means %s", (fields, reason) => {
  const error = Object.assign(new Error(fields.code), fields);

  expect(asUnavailable(error, "/data")).toMatchObject({ reason, cause: error });
});

test("an unexpected error is left unchanged", () => {
  const bug = new TypeError("x is not a function");
  const missing = Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" });
  const known = new DatabaseUnavailable("socket", "/data", "two\n  lines");

  expect(asUnavailable(bug, "/data")).toBe(bug);
  expect(asUnavailable(missing, "/data")).toBe(missing);
  expect(asUnavailable(known, "/data")).toBe(known);
  expect(known.message).toContain("(two lines)");
});
