import { expect, test } from "vitest";
import { ownDetails } from "#tests/wire/own-details.ts";
import { listParts } from "./list-parts.ts";

const site = {
  visible_profile_fields: ["reason", "relationship_status", "body_type", "hair_colour"],
} as const;
const openParts = (details: Parameters<typeof ownDetails>[0], photos = 2) =>
  listParts(ownDetails(details), photos, {
    visible_profile_fields: [...site.visible_profile_fields],
  })
    .filter(({ isDone }) => !isDone)
    .map(({ key, to }) => [key, to]);

test("a new profile misses every part, each with the place that fills it", () => {
  expect(openParts({}, 0)).toEqual([
    ["photo", "#photos"],
    ["about", "?edit=about"],
    ["second_photo", "#photos"],
    ["reason", "?edit=reason"],
    ["relationship_status", "?edit=relationship_status"],
    ["looks", "?edit=body_type"],
    ["interests", "?edit=interests"],
  ]);
  expect(openParts({}, 1).map(([key]) => key)).not.toContain("photo");
});

test("looks are done once every shown attribute is filled in", () => {
  const filled = {
    about: "Ik zing.",
    reason: "dating",
    relationship_status: "single",
    interests: ["tea"],
  } as const;
  const details = { ...filled, interests: [...filled.interests] };
  expect(openParts({ ...details, body_type: "slim" })).toEqual([["looks", "?edit=hair_colour"]]);
  expect(openParts({ ...details, body_type: "slim", hair_colour: "red" })).toEqual([]);
});

test("what a site does not show is no part", () => {
  const parts = listParts(ownDetails(), 0, { visible_profile_fields: [] });
  expect(parts.map(({ key }) => key)).toEqual(["photo", "about", "second_photo", "interests"]);
});
