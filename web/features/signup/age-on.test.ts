import { expect, test } from "vitest";
import { ageOn } from "./age-on.ts";

const today = "2026-11-21";

test.each([
  ["14-5-1966", 60],
  ["20-11-1966", 60],
  ["21-11-1966", 60],
  ["22-11-1966", 59],
  ["31-12-1966", 59],
  ["01-01-1966", 60],
  ["29-2-1968", 58],
  ["29-2-1967", null],
  ["31-4-1966", null],
  ["0-5-1966", null],
  ["14-13-1966", null],
  ["14-5-66", null],
  ["14-5-0066", null],
  ["-5-1966", null],
  ["14--1966", null],
  ["22-11-2026", null],
  ["21-11-2026", 0],
] as [string, number | null][])(
  "the age on 21 November 2026 of a person born on %s is %j",
  (date, age) => {
    const [day = "", month = "", year = ""] = date.split("-");
    expect(ageOn({ day, month, year }, today)).toBe(age);
  },
);
