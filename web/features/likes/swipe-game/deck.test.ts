import { expect, test } from "vitest";
import type { MemberCard } from "#contract/profiles.ts";
import { addCards, putBack, swipeCard } from "./deck.ts";
import type { LoadedDeck } from "./queries.ts";

const card = (id: string) => ({ id, name: id, liked: false }) as MemberCard;
const [ann, bea, cor] = [card("ann"), card("bea"), card("cor")];
const deck = (members: MemberCard[], likes_left: number | null = 4): LoadedDeck => ({
  is: "found",
  members,
  likes_left,
  next_likes_at: "2026-11-01T23:00:00.000Z",
});

test.each([
  ["like", 4, 3],
  ["pass", 4, 4],
  ["like", null, null],
] as const)("a %s with %s likes left leaves %s", (how, before, after) => {
  expect(swipeCard(deck([ann, bea], before), ann, how)).toEqual(deck([bea], after));
});

test("a card that comes back is on top once, and its like is there again", () => {
  const swiped = swipeCard(deck([ann, bea]), ann, "like");
  expect(putBack(swiped, { ...ann, liked: true }, "like")).toEqual(deck([ann, bea]));
  expect(putBack(deck([ann, bea]), bea, "pass")).toEqual(deck([bea, ann]));
});

test("the next cards follow those in hand, without the swiped ones", () => {
  expect(addCards(deck([bea], 2), deck([ann, bea, cor]), new Set(["ann"]))).toEqual(
    deck([bea, cor], 2),
  );
});
