import { expect, test } from "vitest";
import { noAnswers, reachableStep } from "./answers.ts";
import type { Answers } from "./answers.ts";

const who: Partial<Answers> = { gender: "female", seeks: "male" };
const birthDate: Partial<Answers> = { birthDate: { day: "14", month: "5", year: "1966" } };
const place: Partial<Answers> = { name: "Marijke", country: "NL", region: "09", city: "Baarn" };

test.each([
  ["nothing is answered", {}, 4, 0],
  ["half of the first question is answered", { gender: "female" }, 4, 0],
  ["the first question is answered", who, 4, 1],
  ["the date is incomplete", { ...who, birthDate: { day: "1", month: "", year: "1966" } }, 4, 1],
  ["name and place are missing", { ...who, ...birthDate }, 4, 2],
  ["the name is blank", { ...who, ...birthDate, ...place, name: " " }, 4, 2],
  ["the interests are left out", { ...who, ...birthDate, ...place }, 4, 4],
  ["an earlier step is requested", { ...who, ...birthDate, ...place }, 1, 1],
  ["only later questions are answered", { ...birthDate, ...place }, 4, 0],
  ["a step before the first is requested", who, -3, 0],
  ["a step after the last is requested", { ...who, ...birthDate, ...place }, 12, 4],
] as [string, Partial<Answers>, number, number][])("when %s", (_, answers, requested, expected) => {
  expect(reachableStep({ ...noAnswers, ...answers }, requested)).toBe(expected);
});
