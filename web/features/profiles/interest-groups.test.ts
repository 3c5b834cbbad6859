import { expect, test } from "vitest";
import { interests, specialInterests } from "#contract/catalogue/interests.ts";
import { groupInterests, groupOfInterest } from "./interest-groups.ts";

test("the last group has the interests that need consent, and no other", () => {
  const intimate = interests.filter((interest) => groupOfInterest[interest] === "intimacy");
  expect(intimate).toEqual(specialInterests);
});

test("every interest appears in one group", () => {
  const grouped = groupInterests(interests, []).flatMap((group) => group.interests);
  expect(grouped.toSorted()).toEqual([...interests].toSorted());
});

test("in each group the shared interests come first, and empty groups are left out", () => {
  expect(groupInterests(["kissing", "music", "reading", "tea"], ["reading", "tea"])).toEqual([
    { group: "culture", interests: ["reading", "music"] },
    { group: "food", interests: ["tea"] },
    { group: "closeness", interests: ["kissing"] },
  ]);
});
