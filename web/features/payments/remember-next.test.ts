import { expect, test } from "vitest";
import { nextOf } from "./remember-next.ts";

test.each([
  ['{"payment":"p1","next":"/chats/7"}', "/chats/7"],
  ['{"payment":"p2","next":"/chats/7"}', null],
  ['{"payment":"p1"}', null],
  ['{"payment":"p1","next":7}', null],
  ["null", null],
  ["[", null],
])("of %s the payment p1 leads to %s", (kept, expected) => {
  expect(nextOf(kept, "p1")).toBe(expected);
});
