import { expect, test } from "vitest";
import { ownDetails } from "#tests/wire/own-details.ts";
import { listParts } from "./list-parts.ts";

const site = {
  visible_profile_fields: ["reason", "relationship_status", "body_type", "hair_colour"],
} as const;
const openParts = (details: Parameters<typeof ownDetails>[0]) =>
  listParts(ownDetails(details), { visible_profile_fields: [...site.visible_profile_fields] })
    .filter(({ isDone }) => !isDone)
    .map(({ key, row }) => [key, row]);

test("a new profile misses every part, each with the row that fills it", () => {
  expect(openParts({})).toEqual([
    ["about", "about"],
    ["reason", "reason"],
    ["relationship_status", "relationship_status"],
    ["looks", "body_type"],
    ["interests", "interests"],
  ]);
});

test("looks are done once every shown attribute is filled in", () => {
  const filled = {
    about: "Ik zing.",
    reason: "dating",
    relationship_status: "single",
    interests: ["tea"],
  } as const;
  const details = { ...filled, interests: [...filled.interests] };
  expect(openParts({ ...details, body_type: "slim" })).toEqual([["looks", "hair_colour"]]);
  expect(openParts({ ...details, body_type: "slim", hair_colour: "red" })).toEqual([]);
});

test("what a site does not show is no part", () => {
  const parts = listParts(ownDetails(), { visible_profile_fields: [] });
  expect(parts.map(({ key }) => key)).toEqual(["about", "interests"]);
});
