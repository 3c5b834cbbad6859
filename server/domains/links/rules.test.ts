import { expect, test } from "vitest";
import { decideLinkState } from "./rules.ts";

const at = new Date("2026-11-21T12:00:00Z");
const before = new Date(at.getTime() - 1);
const after = new Date(at.getTime() + 1);

test.each([
  ["one that does not expire", null, null, null, "open"],
  ["one that expires later", after, null, null, "open"],
  ["one that expires now", at, null, null, "expired"],
  ["one that expired", before, null, null, "expired"],
  ["one that was used", after, before, null, "used"],
  ["one that was used and expired", before, before, null, "used"],
  ["one that a newer took the place of", after, null, before, "replaced"],
])("%s", (_, expires_at, used_at, replaced_at, expected) => {
  expect(decideLinkState({ expires_at, used_at, replaced_at }, at)).toBe(expected);
});
