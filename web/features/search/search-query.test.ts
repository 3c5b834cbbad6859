import { expect, test } from "vitest";
import type { Interest } from "#contract/catalogue/interests.ts";
import { filterValues, readQuery, turnPage, writeQuery } from "./search-query.ts";

const regions = {
  NL: [{ code: "09", name: "Utrecht" }],
  BE: [{ code: "VLG", name: "Vlaanderen" }],
};
const read = (address: string) => readQuery(new URLSearchParams(address), regions);
const hers = {
  gender: "male",
  country: "NL",
  countryregion: null,
  everyone: false,
  min_age: 50,
  max_age: null,
  real_only: false,
  with_photo: false,
  new_only: false,
  active_only: false,
  interests: [] as Interest[],
  sort: "active",
} as const;
const noChoices = {
  real_only: "",
  with_photo: "",
  new_only: "",
  active_only: "",
  interests: "",
  sort: "",
};

test.each([
  ["", {}],
  ["gender=female&min_age=45&page=2", { gender: "female", min_age: "45", page: "2" }],
  ["gender=female&countryregion=&min_age=&max_age=+", { gender: "female" }],
  ["country=NL&countryregion=09", { country: "NL", countryregion: "09" }],
  ["country=BE&countryregion=09", { country: "BE" }],
  ["country=any&countryregion=09", { country: "any" }],
  ["countryregion=09", { countryregion: "09" }],
  ["min_age=7", { min_age: "7" }],
  ["gender=any&ages=45-55", { gender: "any", min_age: "45", max_age: "55" }],
  ["ages=70-", { min_age: "70" }],
  ["ages=&ages=x", {}],
  ["ages=45-55&max_age=60", { min_age: "45", max_age: "60" }],
  ["new_only=1&interests=tea&sort=new", { new_only: "1", interests: "tea", sort: "new" }],
  ["like=1&utm=x", {}],
])("the address %j becomes the query %j", (address, query) => {
  expect(read(address)).toEqual(query);
});

test("the fields show the query, completed with the member's defaults", () => {
  expect(filterValues({ max_age: "60" }, hers, "BE")).toEqual({
    gender: "male",
    country: "NL",
    countryregion: "",
    everyone: "",
    min_age: "50",
    max_age: "60",
    ...noChoices,
  });
});

test("the fields can show all genders and all countries", () => {
  const all = { ...hers, gender: null, country: null };
  const shown = { gender: "any", country: "any", everyone: "" };
  expect(filterValues({}, all, "NL")).toMatchObject(shown);
  expect(filterValues({ gender: "any", everyone: "1" }, hers, "NL")).toMatchObject({
    gender: "any",
    everyone: "1",
  });
});

test("the fields show the address and the likely country until the server responds", () => {
  expect(filterValues({ min_age: "45" }, undefined, "NL")).toEqual({
    gender: "",
    country: "NL",
    countryregion: "",
    everyone: "",
    min_age: "45",
    max_age: "",
    ...noChoices,
  });
});

test("the address contains only the chosen filters", () => {
  expect(
    writeQuery({
      gender: "female",
      country: "any",
      countryregion: "",
      everyone: "1",
      min_age: "45",
      max_age: "",
      ...noChoices,
      real_only: "1",
      interests: "hiking,tea",
    }),
  ).toBe("gender=female&country=any&everyone=1&min_age=45&real_only=1&interests=hiking%2Ctea");
});

test.each([
  ["gender=female&page=3&cursor=x", 1, null, "gender=female"],
  ["?gender=female", 2, null, "gender=female&page=2"],
  ["?page=2", 3, "1.a", "page=3&cursor=1.a"],
])("turns %s to page %i", (search, page, cursor, expected) => {
  expect(turnPage(search, page, cursor)).toBe(expected);
});
