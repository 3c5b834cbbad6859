import { expect, test } from "vitest";
import { looserFilters } from "./looser-filters.ts";

const noChoices = {
  real_only: "",
  with_photo: "",
  new_only: "",
  active_only: "",
  interests: "",
  sort: "",
};
const all = {
  gender: "female",
  country: "NL",
  countryregion: "09",
  everyone: "",
  min_age: "45",
  max_age: "",
  ...noChoices,
};

test("drops the region first, then the ages, then the country, and never the gender", () => {
  const steps: unknown[] = [];
  let values = all;
  for (let looser = looserFilters(values); looser; looser = looserFilters(values)) {
    ({ values } = looser);
    steps.push(looser.filter);
  }
  expect(steps).toEqual(["region", "ages", "country"]);
  expect(values).toEqual({
    gender: "female",
    country: "any",
    countryregion: "",
    everyone: "",
    min_age: "",
    max_age: "",
    ...noChoices,
  });
});

test("an upper age alone counts as an age filter", () => {
  expect(looserFilters({ ...all, countryregion: "", min_age: "", max_age: "50" })?.filter).toBe(
    "ages",
  );
});
