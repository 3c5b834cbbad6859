import { MIN_AGE_YEARS, MAX_AGE_YEARS } from "./profiles/limits.ts";
import { COUNTED_RESULTS } from "./search/limits.ts";
import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { foundMember } from "./profiles.ts";
import { memberId } from "./shared/ids.ts";
import { genders } from "./catalogue/attributes.ts";
import { interests } from "./catalogue/interests.ts";
import { countries } from "./catalogue/regions.ts";

/** Switches a filter off. An omitted filter defaults to the member's preference. */
export const ANY = "any";

/**
 * The orders of the results: most recently active first, newest first, or nearest town first. A viewer
 * whose town is not known gets `active` instead of `near`.
 */
export const searchOrders = ["active", "new", "near"] as const;
export type SearchOrder = (typeof searchOrders)[number];

const on = z.literal("1", { error: "invalid_value" });

const age = z.coerce
  .number({ error: "invalid_value" })
  .int({ error: "invalid_value" })
  .min(MIN_AGE_YEARS, { error: "invalid_value" })
  .max(MAX_AGE_YEARS, { error: "invalid_value" });

/**
 * The filters of a search. A member finds those who also seek the member's gender; `everyone` lifts
 * that. Without `gender` or `country` a member gets their preferred gender and own country; `any`
 * means all. `countryregion` is a region code of that country.
 */
export const searchQuery = z
  .object({
    gender: z.enum([...genders, ANY], { error: "invalid_value" }).optional(),
    country: z.enum([...countries, ANY], { error: "unknown_country" }).optional(),
    countryregion: z
      .string({ error: "unknown_region" })
      .max(10, { error: "unknown_region" })
      .optional(),
    /** Includes members who do not seek the searching member's gender. */
    everyone: on.optional(),
    /** Without fictional profiles. */
    real_only: on.optional(),
    with_photo: on.optional(),
    /** Only members who joined within the last month. */
    new_only: on.optional(),
    /** Only members who were online within the last week. */
    active_only: on.optional(),
    /** Interests with commas between them; results have at least one of them. */
    interests: z
      .string({ error: "invalid_value" })
      .max(500, { error: "invalid_value" })
      .regex(/^[a-z]+(,[a-z]+)*$/, { error: "invalid_value" })
      .optional(),
    sort: z.enum(searchOrders, { error: "invalid_value" }).optional(),
    min_age: age.optional(),
    max_age: age.optional(),
    page: z.coerce
      .number({ error: "invalid_value" })
      .int({ error: "invalid_value" })
      .min(1, { error: "invalid_value" })
      .max(1_000_000, { error: "invalid_value" })
      .default(1),
    /**
     * From the previous page: continues after its last member, even if others came or went
     * meanwhile.
     */
    cursor: z.string({ error: "invalid_value" }).max(200, { error: "invalid_value" }).optional(),
  })
  .refine(({ min_age, max_age }) => !min_age || !max_age || min_age <= max_age, {
    path: ["min_age"],
    error: "min_above_max",
  });

/** The filters applied, including the member's defaults; null means any. */
const searchFilters = z.object({
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  countryregion: z.string().nullable(),
  /** Whether the results include members who do not seek the viewer; always true for a visitor. */
  everyone: z.boolean(),
  min_age: z.int().nullable(),
  max_age: z.int().nullable(),
  real_only: z.boolean(),
  with_photo: z.boolean(),
  new_only: z.boolean(),
  active_only: z.boolean(),
  interests: z.array(z.enum(interests)),
  sort: z.enum(searchOrders),
});
export type SearchFilters = z.output<typeof searchFilters>;

const searchResults = z.object({
  /** In the order of `filters.sort`. */
  members: z.array(foundMember),
  page: z.int().min(1),
  /** How many pages can be opened by number; beyond the last, use a cursor. */
  pages: z.int().min(0),
  /** Members only; fictional profiles appear among them but are counted separately. */
  numResults: z.int().min(0).max(COUNTED_RESULTS),
  /** There are more than 1,000 members; `numResults` is then 1000. */
  numResultsCapped: z.boolean(),
  num_fictional: z.int().min(0).max(COUNTED_RESULTS),
  num_fictional_capped: z.boolean(),
  results_per_page: z.int(),
  /** For the next page; null on the last. */
  cursor: z.string().nullable(),
  filters: searchFilters,
});
export type SearchResults = z.output<typeof searchResults>;

const newMembers = z.object({
  /** Newest first. */
  members: z.array(foundMember),
});
export type NewMembers = z.output<typeof newMembers>;

/** What narrows a search and can be dropped by itself. */
export const droppableFilters = [
  "countryregion",
  "ages",
  "interests",
  "new_only",
  "active_only",
  "with_photo",
  "real_only",
  "mutual",
  "country",
] as const;

const similarResults = z.object({
  /**
   * Members who meet looser filters but not all of the search's own; most recently active first.
   */
  members: z.array(foundMember),
  /** How many such members there are, without fictional profiles. */
  num_similar: z.int().min(0).max(COUNTED_RESULTS),
  num_similar_capped: z.boolean(),
  /** The looser filters. */
  filters: searchFilters,
  /** If few were found: how many more members each filter keeps out; only those with any. */
  dropped: z.array(
    z.object({
      filter: z.enum(droppableFilters),
      more: z.int().min(1).max(COUNTED_RESULTS),
      more_capped: z.boolean(),
    }),
  ),
});
export type SimilarResults = z.output<typeof similarResults>;

const relatedMembers = z.object({ members: z.array(foundMember) });

export const searchEndpoints = {
  "GET /api/members": endpoint({
    summary: "Search the members; visitors may too if the site allows it.",
    access: "anyone",
    query: searchQuery,
    output: searchResults,
    errors: ["invalid_input", "authentication_required"],
    limit: "search",
  }),
  "GET /api/members/similar": endpoint({
    summary: "What to show after the last result of a search: members who nearly match.",
    access: "anyone",
    query: searchQuery,
    output: similarResults,
    errors: ["invalid_input", "authentication_required"],
    limit: "search",
  }),
  "GET /api/members/:id/related": endpoint({
    summary: "Members like this one whom the viewer can find; none if the profile is hidden.",
    access: "anyone",
    params: z.object({ id: memberId }),
    output: relatedMembers,
    errors: [],
    limit: "search",
  }),
  "GET /api/members/new": endpoint({
    summary: "New members in the member's country, if the two seek each other.",
    access: "member",
    output: newMembers,
    errors: [],
  }),
} as const;
