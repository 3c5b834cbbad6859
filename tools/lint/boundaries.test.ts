import { expect, test } from "vitest";
import { checkImport, checkNumber, mayHaveSql } from "./boundaries.ts";

const anotherDomain = "A store is private to its domain: call a use case or a rule of accounts.";
const rule = "A rule decides without a database: pass it what it needs.";

test.each([
  [
    "server/domains/chat/sending/send-message.ts",
    "#server/domains/accounts/store.ts",
    anotherDomain,
  ],
  ["server/domains/chat/api.ts", "#server/domains/accounts/suspension/store.ts", anotherDomain],
  ["server/roles/web/web.ts", "#server/domains/accounts/known-devices-store.ts", anotherDomain],
  ["server/domains/accounts/reset/api.ts", "#server/domains/accounts/store.ts", null],
  ["server/domains/accounts/rules.ts", "./store.ts", rule],
  [
    "server/domains/profiles/own-profile/change-rules.ts",
    "#server/domains/profiles/store.ts",
    rule,
  ],
  ["server/domains/accounts/log-in/log-in.ts", "./login-store.ts", null],
  ["server/domains/chat/api.ts", "#server/domains/accounts/rules.ts", null],
  ["web/entry-client.tsx", "#web/features/likes/popups/popup-store.ts", null],
])("%s imports %s: %j", (file, source, problem) => {
  expect(checkImport(file, source)).toBe(problem);
});

test.each([
  ["server/domains/chat/store.ts", true],
  ["server/domains/accounts/sessions/push-store.ts", true],
  ["server/domains/data-export/exported-tables.ts", true],
  ["server/domains/likes/columns.ts", true],
  ["server/domains/likes/likes.db.test.ts", true],
  ["server/platform/events.ts", true],
  ["server/domains/staff/lock-role.ts", false],
  ["server/domains/accounts/sessions/reads.ts", false],
  ["server/roles/web/store.ts", false],
])("%s may have SQL: %s", (file, may) => {
  expect(mayHaveSql(file)).toBe(may);
});

test.each([
  ["server/domains/moderation/jobs.ts", "EVIDENCE_DAYS", "EVIDENCE_DAYS is a period or limit"],
  ["server/domains/photos/review/decide-photo.ts", "CLAIM_MINUTES", "CLAIM_MINUTES is a period"],
  ["server/domains/moderation/cases/rules.ts", "EVIDENCE_DAYS", null],
  ["server/domains/notifications/activity-rules.ts", "QUIET_MINUTES", null],
  ["contract/moderation/limits.ts", "REPORT_MAX_CHARACTERS", null],
  ["server/domains/photos/jobs.ts", "BATCH", null],
])("%s with %s: %j", (file, name, problem) => {
  expect(checkNumber(file, name)).toEqual(
    problem === null ? null : expect.stringContaining(problem),
  );
});
