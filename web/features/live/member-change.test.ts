import { expect, test } from "vitest";
import type { MemberId } from "#contract/ids.ts";
import { watchMember } from "./member-change.ts";

const [els, bea] = ["els", "bea"] as MemberId[] as [MemberId, MemberId];

test.each([
  ["one member all along", [els, els], false],
  ["a visitor who logs in", [null, els], false],
  ["a member whose session ended and who logs in again", [els, null, els], false],
  ["another member who logged in in another window", [els, bea], true],
  ["another member who logs in after the session had ended", [els, null, bea], true],
] as const)("%s", (_, members, expected) => {
  const isOtherMember = watchMember();
  expect(members.map((id) => isOtherMember(id)).at(-1)).toBe(expected);
});
