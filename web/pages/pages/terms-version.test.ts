import { expect, test } from "vitest";
import { termsVersion } from "./terms-version.ts";

test.each([
  ["an older company has the default date", "2022-09-01T00:00:00.000Z", "2023-12-01T12:00:00.000Z"],
  ["a younger company has its own date", "2024-03-15T09:00:00.000Z", "2024-03-15T09:00:00.000Z"],
  [
    "a company added on the default date has the default date",
    "2023-12-01T12:00:00.000Z",
    "2023-12-01T12:00:00.000Z",
  ],
])("%s", (_, added, expected) => {
  expect(termsVersion(added).toISOString()).toBe(expected);
});
