import { expect, test } from "vitest";
import { daysBetween, distanceOf } from "./format-timestamp.ts";

const zone = "Europe/Amsterdam";

test("counts calendar days correctly across the end of summer time", () => {
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
});

test.each([
  ["2026-11-21T13:00:00Z", "today"],
  ["2026-11-21T15:00:00Z", "today"],
  ["2026-11-20T22:59:00Z", "yesterday"],
  ["2026-11-20T23:01:00Z", "today"],
  ["2026-11-15T12:00:00Z", "this_week"],
  ["2026-11-14T12:00:00Z", "this_year"],
  ["2025-12-31T12:00:00Z", "earlier"],
])("%s is %s", (at, distance) => {
  expect(distanceOf(new Date(at), new Date("2026-11-21T14:00:00Z"), zone)).toBe(distance);
});
