import type { ResultOrder } from "#server/domains/search/list-results.ts";
import type { Criteria } from "#server/domains/search/store.ts";

/** What a woman who seeks men in her own country has as filters. */
export const ownCountry: Criteria = {
  gender: "female",
  seeks: "male",
  country: "NL",
  region: null,
  bornAfter: null,
  bornUntil: null,
  realOnly: false,
  withPhoto: false,
  newSince: null,
  activeSince: null,
  interests: [],
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const tenYears = { bornAfter: "1960-01-01", bornUntil: "1970-01-01" };

const near: ResultOrder = {
  sort: "near",
  from: { country: "NL", region: "09", city: "Utrecht" },
  area: { countries: ["NL"], region: null },
};

/** Each with the query that asks for the same over HTTP; the page is the first unless it says so. */
export const filterSets: readonly {
  readonly name: string;
  readonly criteria: Partial<Criteria>;
  readonly query: string;
  readonly order?: ResultOrder;
  readonly page?: number;
}[] = [
  { name: "own country", criteria: {}, query: "" },
  { name: "all countries", criteria: { country: null }, query: "country=any" },
  { name: "own country, page 40", criteria: {}, query: "page=40", page: 40 },
  {
    name: "ten years, with photo",
    criteria: { ...tenYears, withPhoto: true },
    query: "min_age=56&max_age=66&with_photo=1",
  },
  { name: "region", criteria: { region: "09" }, query: "countryregion=09" },
  {
    name: "rare region, ten years",
    criteria: { region: "11", ...tenYears },
    query: "countryregion=11&min_age=56&max_age=66",
  },
  { name: "rare country", criteria: { country: "BE" }, query: "country=BE" },
  { name: "75 and older", criteria: { bornUntil: "1951-01-01" }, query: "min_age=75" },
  { name: "an interest", criteria: { interests: ["hiking"] }, query: "interests=hiking" },
  { name: "a rare interest", criteria: { interests: ["astrology"] }, query: "interests=astrology" },
  {
    name: "rare interest in a region",
    criteria: { region: "09", interests: ["astrology"] },
    query: "countryregion=09&interests=astrology",
  },
  {
    name: "real, active",
    criteria: { realOnly: true, activeSince: daysAgo(7) },
    query: "real_only=1&active_only=1",
  },
  { name: "new", criteria: { newSince: daysAgo(30) }, query: "new_only=1" },
  { name: "newest first", criteria: {}, query: "sort=new", order: { sort: "new" } },
  {
    name: "newest first in a region",
    criteria: { region: "09" },
    query: "countryregion=09&sort=new",
    order: { sort: "new" },
  },
  { name: "nearest first", criteria: {}, query: "sort=near", order: near },
  {
    name: "nearest first, 75 and older",
    criteria: { bornUntil: "1951-01-01" },
    query: "min_age=75&sort=near",
    order: near,
  },
  {
    name: "nearest first, a rare interest",
    criteria: { interests: ["astrology"] },
    query: "interests=astrology&sort=near",
    order: near,
  },
];
