import type { z } from "zod";
import type { FieldErrorCode } from "#contract/shared/errors.ts";
import type { Gender } from "#contract/catalogue/attributes.ts";
import { regions } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { searchableInterests } from "#contract/catalogue/interests.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import { ANY } from "#contract/search.ts";
import type { droppableFilters, searchQuery, SearchFilters as Filters } from "#contract/search.ts";
import type { Town } from "#server/domains/places/distances.ts";
import { MAX_AGE_YEARS } from "#contract/profiles/limits.ts";
import { COUNTED_RESULTS } from "#contract/search/limits.ts";

type Query = z.output<typeof searchQuery>;
type Droppable = (typeof droppableFilters)[number];
type SearchField = "gender" | "country" | "countryregion" | "min_age" | "max_age";

interface SearchSite {
  readonly countries: readonly CountryCode[];
  readonly search_fields: readonly SearchField[];
}

/** The values of filters that the viewer omits; null is any. */
export interface Defaults {
  /** The viewer's gender; null for a visitor, whose gender is unknown. */
  readonly ownGender: Gender | null;
  readonly gender: Gender | null;
  readonly country: string | null;
  /** The viewer's town, if it is known which towns are near. */
  readonly town: Town | null;
}

/**
 * The filters of a query, completed with the defaults; fields the site does not offer are ignored,
 * and a member still finds only the gender they seek. Or the invalid fields: a country the site
 * does not serve, a region of another country, an interest that search does not filter by.
 */
export function chooseFilters(
  query: Query,
  defaults: Defaults,
  site: SearchSite,
): { filters: Filters } | { wrong: Record<string, FieldErrorCode> } {
  const offers = (field: SearchField) => site.search_fields.includes(field);
  const gender = (offers("gender") ? query.gender : undefined) ?? defaults.gender ?? ANY;
  const own = site.countries.find((one) => one === defaults.country);
  const country = offers("country") ? (query.country ?? own ?? ANY) : ANY;
  const region = offers("countryregion") ? (query.countryregion ?? null) : null;
  if (country !== ANY && !site.countries.includes(country))
    return { wrong: { country: "unknown_country" } };
  if (region && (country === ANY || !regions[country].some(({ code }) => code === region)))
    return { wrong: { countryregion: "unknown_region" } };
  const interests = query.interests?.split(",") ?? [];
  if (!interests.every(isSearchable)) return { wrong: { interests: "invalid_value" } };
  return {
    filters: {
      gender: gender === ANY ? null : gender,
      country: country === ANY ? null : country,
      countryregion: region,
      everyone: defaults.ownGender === null || query.everyone !== undefined,
      min_age: offers("min_age") ? (query.min_age ?? null) : null,
      max_age: offers("max_age") ? (query.max_age ?? null) : null,
      real_only: query.real_only !== undefined,
      with_photo: query.with_photo !== undefined,
      new_only: query.new_only !== undefined,
      active_only: query.active_only !== undefined,
      interests: searchableInterests.filter((interest) => interests.includes(interest)),
      sort: (query.sort === "near" && !defaults.town ? undefined : query.sort) ?? "active",
    },
  };
}

function isSearchable(interest: string): interest is Interest {
  return searchableInterests.some((one) => one === interest);
}

/** How many years older or younger than the filter a similar member may be. */
const SIMILAR_YEARS = 5;

/** The filters of similar members: only what matters most to the searcher remains. */
export function buildLooserFilters(filters: Filters, youngest: number): Filters {
  const { min_age, max_age } = filters;
  return {
    ...filters,
    countryregion: null,
    min_age: min_age && Math.max(min_age - SIMILAR_YEARS, youngest),
    max_age: max_age && Math.min(max_age + SIMILAR_YEARS, MAX_AGE_YEARS),
    with_photo: false,
    new_only: false,
    active_only: false,
    interests: [],
    sort: "active",
  };
}

/** The filters without each of those that narrow them, by the name of the dropped one. */
export function listDrops(filters: Filters, isMember: boolean): Map<Droppable, Filters> {
  const { min_age, max_age } = filters;
  const drops: readonly (readonly [Droppable, boolean, Partial<Filters>])[] = [
    ["countryregion", filters.countryregion !== null, { countryregion: null }],
    ["ages", min_age !== null || max_age !== null, { min_age: null, max_age: null }],
    ["interests", filters.interests.length > 0, { interests: [] }],
    ["new_only", filters.new_only, { new_only: false }],
    ["active_only", filters.active_only, { active_only: false }],
    ["with_photo", filters.with_photo, { with_photo: false }],
    ["real_only", filters.real_only, { real_only: false }],
    ["mutual", isMember && !filters.everyone, { everyone: true }],
    ["country", filters.country !== null && !filters.countryregion, { country: null }],
  ];
  return new Map(
    drops.flatMap(([name, narrows, change]) =>
      narrows ? [[name, { ...filters, ...change }] as const] : [],
    ),
  );
}

/** How many years older or younger than a profile a related one is. */
export const RELATED_YEARS = 7;

/** Whether a member found so few that the filters are worth a second look. */
export const areFew = (results: number): boolean => results < RESULTS_PER_PAGE / 2;

/** Whether a visitor may search; a separate rule decides for visitors from a traffic source. */
export function canVisitorSearch(
  site: {
    readonly logged_out_search: "all" | "none";
    readonly logged_out_search_trafficsource: "all" | "none";
  },
  fromTrafficSource: boolean,
): boolean {
  const rule = fromTrafficSource ? site.logged_out_search_trafficsource : site.logged_out_search;
  return rule !== "none";
}

/** How long a member counts as new. */
export const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1_000;

/** How long after the last visit a member counts as active. */
export const ACTIVE_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** How many results a page has. */
export const RESULTS_PER_PAGE = 24;

/** Presents a count that may have stopped at `COUNTED_RESULTS + 1`. */
export function presentCount(count: number): { count: number; capped: boolean } {
  return { count: Math.min(count, COUNTED_RESULTS), capped: count > COUNTED_RESULTS };
}

/** How many pages can be opened by number. */
export function countPages(members: number, fictional: number): number {
  return Math.ceil(
    (presentCount(members).count + presentCount(fictional).count) / RESULTS_PER_PAGE,
  );
}

/** The last page that can be opened by number, however many results there are. */
export const MAX_PAGES = countPages(COUNTED_RESULTS, COUNTED_RESULTS);
/**
 * Among how many towns "nearest first" looks before it looks at all: enough for a page where many
 * members live, and few enough to search one by one.
 */
export const NEAR_TOWNS = 100;
/** How many similar members follow the last result: full rows of two, three and four. */
export const SIMILAR_MEMBERS = 12;
/**
 * How many new members the front page gets: more than it shows, because it omits those shown
 * elsewhere.
 */
export const NEW_MEMBERS = 8;
/** How many related members a profile has: a full row on a desktop, two on a phone. */
export const RELATED_MEMBERS = 4;
