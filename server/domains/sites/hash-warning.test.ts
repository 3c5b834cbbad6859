import { expect, test } from "vitest";
import { hashWarning } from "./hash-warning.ts";

test("the version of the warning changes with any of its languages and with nothing else", () => {
  const version = hashWarning({ nl: "Let op", de: "Achtung" });
  expect(hashWarning({ de: "Achtung", nl: "Let op" })).toBe(version);
  expect(hashWarning({ nl: "Let op!", de: "Achtung" })).not.toBe(version);
  expect(hashWarning({ nl: "Let op", de: "Achtung!" })).not.toBe(version);
});
