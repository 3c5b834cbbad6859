import { expect, test } from "vitest";
import type { MemberId } from "#contract/ids.ts";
import { oneMember } from "./one-member.ts";

const [her, him] = ["her", "him"] as MemberId[] as [MemberId, MemberId];

test.each([
  ["one member, read again and again", [her, her], false],
  ["a visitor who logs in", [null, her], false],
  ["a member whose session ended, and who logs in again", [her, null, her], false],
  ["another who logged in in another window", [her, him], true],
  ["another who logs in after her session had ended", [her, null, him], true],
] as const)("%s", (_, seen, another) => {
  const isAnother = oneMember();
  expect(seen.map((own) => isAnother(own)).at(-1)).toBe(another);
});
