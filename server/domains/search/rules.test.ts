import { expect, test } from "vitest";
import { searchQuery } from "#contract/search.ts";
import { presentCount, chooseFilters, countPages, canVisitorSearch } from "./rules.ts";

const site = {
  countries: ["NL", "BE"] as ("NL" | "BE")[],
  search_fields: ["gender", "country", "countryregion", "min_age", "max_age"] as const,
};
const hers = { ownGender: "female", gender: "male", country: "NL", town: null } as const;
const nobodys = { ownGender: null, gender: null, country: null, town: null };
const none = {
  gender: null,
  country: null,
  countryregion: null,
  everyone: false,
  min_age: null,
  max_age: null,
  real_only: false,
  with_photo: false,
  new_only: false,
  active_only: false,
  interests: [],
  sort: "active",
};
const visitors = { ...none, everyone: true };

test.each([
  ["a member without filters", {}, hers, { ...none, gender: "male", country: "NL" }],
  ["a visitor without filters", {}, nobodys, visitors],
  [
    "a member who wants to see everyone",
    { everyone: "1" },
    hers,
    { ...none, gender: "male", country: "NL", everyone: true },
  ],
  ["a member who seeks both", {}, { ...hers, gender: null }, { ...none, country: "NL" }],
  ["a member with any", { gender: "any", country: "any" }, hers, none],
  [
    "a visitor from a country of the site",
    {},
    { ...nobodys, country: "BE" },
    { ...visitors, country: "BE" },
  ],
  ["a visitor from elsewhere", {}, { ...nobodys, country: "JP" }, visitors],
  [
    "another gender and country",
    { gender: "female", country: "BE" },
    hers,
    { ...none, gender: "female", country: "BE" },
  ],
  [
    "a region of the member's country",
    { countryregion: "09" },
    hers,
    { ...none, gender: "male", country: "NL", countryregion: "09" },
  ],
  [
    "the choices beyond person and place",
    { real_only: "1", with_photo: "1", new_only: "1", active_only: "1", sort: "new" },
    nobodys,
    {
      ...visitors,
      real_only: true,
      with_photo: true,
      new_only: true,
      active_only: true,
      sort: "new",
    },
  ],
  [
    "interests in the order of the catalogue",
    { interests: "coffee,hiking" },
    nobodys,
    { ...visitors, interests: ["hiking", "coffee"] },
  ],
  [
    "the nearest first, for a member whose town is known",
    { sort: "near" },
    { ...hers, town: { country: "NL", region: "09", city: "Utrecht" } },
    { ...none, gender: "male", country: "NL", sort: "near" },
  ],
  [
    "no such order for a member whose town is not known",
    { sort: "near" },
    hers,
    { ...none, gender: "male", country: "NL" },
  ],
  ["no such order for a visitor", { sort: "near" }, nobodys, visitors],
  ["ages", { min_age: "50", max_age: "60" }, nobodys, { ...visitors, min_age: 50, max_age: 60 }],
])("%s", (_, query, defaults, filters) => {
  expect(chooseFilters(searchQuery.parse(query), defaults, site)).toEqual({ filters });
});

test.each([
  ["a country the site does not serve", { country: "DE" }, { country: "unknown_country" }],
  [
    "a region of another country",
    { country: "BE", countryregion: "09" },
    { countryregion: "unknown_region" },
  ],
  [
    "a region of no country",
    { country: "any", countryregion: "09" },
    { countryregion: "unknown_region" },
  ],
  ["an unknown interest", { interests: "tea,chess" }, { interests: "invalid_value" }],
  ["a special interest", { interests: "bondage" }, { interests: "invalid_value" }],
])("the error names %s", (_, query, wrong) => {
  expect(chooseFilters(searchQuery.parse(query), hers, site)).toEqual({ wrong });
});

test("ignores a field the site does not offer, and keeps the gender a member seeks", () => {
  const query = { gender: "female", country: "BE", countryregion: "09", min_age: 50, max_age: 60 };
  const bare = { ...site, search_fields: [] };
  expect(chooseFilters(searchQuery.parse(query), hers, bare)).toEqual({
    filters: { ...none, gender: "male" },
  });
});

test.each([
  ["all", "all", false, true],
  ["all", "none", false, true],
  ["none", "all", false, false],
  ["none", "none", false, false],
  ["all", "all", true, true],
  ["none", "all", true, true],
  ["all", "none", true, false],
  ["none", "none", true, false],
] as const)(
  "logged_out_search %s, with a traffic source %s: a visitor with one (%s) may search: %s",
  (logged_out_search, logged_out_search_trafficsource, from, may) => {
    expect(canVisitorSearch({ logged_out_search, logged_out_search_trafficsource }, from)).toBe(
      may,
    );
  },
);

test.each([
  [0, 0, false],
  [999, 999, false],
  [1_000, 1_000, false],
  [1_001, 1_000, true],
])("a count of %i is presented as %i, capped: %s", (found, count, more) => {
  expect(presentCount(found)).toEqual({ count, capped: more });
});

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [24, 0, 1],
  [24, 1, 2],
  [1_001, 0, 42],
  [1_001, 1_001, 84],
])("%i members and %i fictional profiles fill %i pages", (members, fictional, pages) => {
  expect(countPages(members, fictional)).toBe(pages);
});
