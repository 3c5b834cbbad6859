import { expect, test } from "vitest";
import type { Likes } from "#contract/likes.ts";
import { aLike } from "#tests/wire/a-card.ts";
import { isLikeType, listLikes } from "./like-lists.ts";

const member = (name: string, match: boolean, like_new = false) => aLike({ name, match, like_new });
const likes: Likes = {
  profiles: [member("Anna", true), member("Bert", false)],
  liked_by: [member("Clara", false, true), member("Anna", true, true)],
};

test.each([
  ["given", ["Anna", "Bert"]],
  ["received", ["Clara", "Anna"]],
  ["matches", ["Anna"]],
] as const)("the %s likes are %j, in the server's order", (type, names) => {
  expect(listLikes(likes, type).map(({ name }) => name)).toEqual(names);
});

test("a match has its new mark", () => {
  expect(listLikes(likes, "matches")[0]?.like_new).toBe(true);
});

test("rejects any other type of list", () => {
  expect(isLikeType("received")).toBe(true);
  expect(isLikeType("m")).toBe(false);
  expect(isLikeType(undefined)).toBe(false);
});
