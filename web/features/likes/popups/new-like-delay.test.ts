import { expect, test } from "vitest";
import { aLike } from "#tests/wire/a-card.ts";
import { likeToShow, newLikeDelay } from "./new-like-delay.ts";

test.each([
  ["t=5", 5_000],
  ["t=0", 0],
  ["page=2&t=40", 40_000],
  ["t=9999", 3_600_000],
  ["", null],
  ["t=", null],
  ["t=-1", null],
  ["t=1.5", null],
  ["t=5s", null],
  ["t=99999999999", null],
])("the address ?%s opens the pop-up after %s ms", (query, delay) => {
  expect(newLikeDelay(new URLSearchParams(query))).toBe(delay);
});

const like = (name: string, like_new: boolean, match = false) => aLike({ name, like_new, match });

test.each([
  ["the first new like", [like("Els", true), like("Riet", true)], "Els"],
  ["no seen like", [like("Els", false)], undefined],
  ["no match", [like("Els", true, true), like("Riet", true)], "Riet"],
  ["nobody without likes", [], undefined],
])("the pop-up shows %s", (_, given, name) => {
  expect(likeToShow({ profiles: [], liked_by: given })?.name).toBe(name);
});
