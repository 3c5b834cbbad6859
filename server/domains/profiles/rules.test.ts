import { expect, test } from "vitest";
import { dayIn, computeAge } from "#contract/formatting/formats.ts";
import { computeBirthDates, computePresence } from "./rules.ts";

test.each([
  ["the day before the birthday", "1966-11-22", "2026-11-21", 59],
  ["the birthday", "1966-11-21", "2026-11-21", 60],
  ["born on 29 February, on 28 February of a common year", "1968-02-29", "2026-02-28", 57],
  ["born on 29 February, on 1 March of a common year", "1968-02-29", "2026-03-01", 58],
  ["born on 29 February, on 29 February", "1968-02-29", "2028-02-29", 60],
])("%s", (_, born, day, age) => {
  expect(computeAge(born, day)).toBe(age);
});

test("the birth dates of an age contain exactly people of that age, on every day of five years", () => {
  const days = Array.from({ length: 5 * 366 }, (_, n) =>
    dayIn("UTC", new Date(Date.UTC(2025, 0, 1 + n))),
  );
  const births = [
    "1976-02-28",
    "1976-02-29",
    "1976-03-01",
    "1977-02-28",
    "1977-03-01",
    "1977-12-31",
  ];
  for (const day of days) {
    for (const age of [47, 48, 49, 50, 51]) {
      const { after, until } = computeBirthDates({ minAge: age, maxAge: age }, day);
      for (const born of births) {
        const among = born > (after ?? "") && born <= (until ?? "9999");
        expect([day, born, age, among]).toEqual([day, born, age, computeAge(born, day) === age]);
      }
    }
  }
});

test("without ages there are no bounds", () => {
  expect(computeBirthDates({ minAge: null, maxAge: null }, "2026-11-21")).toEqual({
    after: null,
    until: null,
  });
});

test.each([
  ["just now", "2026-11-21T12:00:00Z", "now"],
  ["five minutes ago", "2026-11-21T11:55:00Z", "now"],
  ["a moment longer ago", "2026-11-21T11:54:59.999Z", "today"],
  ["just after midnight in the site's time zone", "2026-11-20T23:00:00Z", "today"],
  ["just before midnight in the site's time zone", "2026-11-20T22:59:59Z", "this_week"],
  ["seven days ago", "2026-11-14T12:00:00Z", "this_week"],
  ["longer than seven days ago", "2026-11-14T11:59:59Z", null],
])("last active %s", (_, lastActive, expected) => {
  const at = new Date("2026-11-21T12:00:00Z");
  expect(computePresence(new Date(lastActive), at, "Europe/Amsterdam")).toBe(expected);
});
