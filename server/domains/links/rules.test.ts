import { expect, test } from "vitest";
import { decideLinkState } from "./rules.ts";

const at = new Date("2026-11-21T12:00:00Z");
const before = new Date(at.getTime() - 1);
const after = new Date(at.getTime() + 1);

test.each([
  ["a link that does not expire", null, null, null, "open"],
  ["a link that expires later", after, null, null, "open"],
  ["a link that expires now", at, null, null, "expired"],
  ["an expired link", before, null, null, "expired"],
  ["a used link", after, before, null, "used"],
  ["a used and expired link", before, before, null, "used"],
  ["a link replaced by a newer one", after, null, before, "replaced"],
])("%s", (_, expires_at, used_at, replaced_at, expected) => {
  expect(decideLinkState({ expires_at, used_at, replaced_at }, at)).toBe(expected);
});
