import { expect, test } from "vitest";
import { aLike } from "#tests/wire/a-card.ts";
import { likeToTell, newLikeDelay } from "./new-like-delay.ts";

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
])("the address ?%s asks for the pop-up in %s ms", (query, delay) => {
  expect(newLikeDelay(new URLSearchParams(query))).toBe(delay);
});

const like = (name: string, like_new: boolean, match = false) => aLike({ name, like_new, match });

test.each([
  ["the first new one", [like("Els", true), like("Riet", true)], "Els"],
  ["never one she knows of", [like("Els", false)], undefined],
  ["not one that is a match", [like("Els", true, true), like("Riet", true)], "Riet"],
  ["nobody where nobody likes her", [], undefined],
])("of the likes is told: %s", (_, given, name) => {
  expect(likeToTell({ profiles: [], liked_by: given })?.name).toBe(name);
});
