import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { watchMember } from "./member-change.ts";

const [els, bea] = ["els", "bea"] as MemberId[] as [MemberId, MemberId];

test.each([
  ["no change for the same member", [els, els], false],
  ["no change when a visitor logs in", [null, els], false],
  ["no change when a member logs in again", [els, null, els], false],
  ["a change when another member logged in in another window", [els, bea], true],
  ["a change when another member logs in after the session ended", [els, null, bea], true],
] as const)("%s", (_, members, expected) => {
  const isOtherMember = watchMember();
  expect(members.map((id) => isOtherMember(id)).at(-1)).toBe(expected);
});
