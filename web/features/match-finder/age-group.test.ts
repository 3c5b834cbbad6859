import { expect, test } from "vitest";
import { orderByAgeGroup } from "./age-group.ts";

const members = [{ age: 61 }, { age: 29 }, { age: 35 }, { age: 44 }, { age: 22 }];
const ages = (group: Parameters<typeof orderByAgeGroup>[1]) =>
  orderByAgeGroup(members, group).map(({ age }) => age);

test("members of the chosen age group come first, and 35 is in both groups", () => {
  expect(ages("35+")).toEqual([61, 35, 44, 29, 22]);
  expect(ages("18-35")).toEqual([29, 35, 22, 61, 44]);
});

test("without an answer the members keep their order", () => {
  expect(ages(null)).toEqual([61, 29, 35, 44, 22]);
});
