import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { memberCard } from "./profiles.ts";
import { genders } from "./attributes.ts";
import { countries } from "./regions.ts";

/** Switches a filter off. Leaving the filter out means the member's own value instead. */
export const ANY = "any";

const age = z.coerce
  .number({ error: "invalid_value" })
  .int({ error: "invalid_value" })
  .min(18, { error: "invalid_value" })
  .max(120, { error: "invalid_value" });

/**
 * What a search filters by. A member who leaves out `gender` or `country` gets the gender she seeks
 * and her own country; `any` means all. `countryregion` is a code of that country's list.
 */
export const searchQuery = z
  .object({
    gender: z.enum([...genders, ANY], { error: "invalid_value" }).optional(),
    country: z.enum([...countries, ANY], { error: "unknown_country" }).optional(),
    countryregion: z
      .string({ error: "unknown_region" })
      .max(10, { error: "unknown_region" })
      .optional(),
    min_age: age.optional(),
    max_age: age.optional(),
    page: z.coerce
      .number({ error: "invalid_value" })
      .int({ error: "invalid_value" })
      .min(1, { error: "invalid_value" })
      .max(1_000_000, { error: "invalid_value" })
      .default(1),
    /** From the page before: continues after its last member, even if others came or went meanwhile. */
    cursor: z.string({ error: "invalid_value" }).max(100, { error: "invalid_value" }).optional(),
  })
  .refine(({ min_age, max_age }) => !min_age || !max_age || min_age <= max_age, {
    path: ["min_age"],
    error: "min_above_max",
  });

const searchResults = z.object({
  /** The most recently active first. */
  members: z.array(memberCard),
  page: z.int().min(1),
  /** As many as can be opened by number; a cursor leads on beyond the last. */
  pages: z.int().min(0),
  /** Members only: fictional profiles are shown among them and counted separately. */
  numResults: z.int().min(0).max(1_000),
  /** There are more than 1,000 members; `numResults` then is 1000. */
  numResultsCapped: z.boolean(),
  num_fictional: z.int().min(0).max(1_000),
  num_fictional_capped: z.boolean(),
  results_per_page: z.int(),
  /** For the page after this one; null on the last. */
  cursor: z.string().nullable(),
  /** The filters applied, the member's own defaults included; null is any. */
  filters: z.object({
    gender: z.enum(genders).nullable(),
    country: z.enum(countries).nullable(),
    countryregion: z.string().nullable(),
    min_age: z.int().nullable(),
    max_age: z.int().nullable(),
  }),
});
export type SearchResults = z.output<typeof searchResults>;

const newMembers = z.object({
  /** The newest first. */
  members: z.array(memberCard),
});
export type NewMembers = z.output<typeof newMembers>;

export const searchEndpoints = {
  "GET /api/members": endpoint({
    summary: "Search the members; a visitor may where the site shows the search to visitors.",
    access: "anyone",
    query: searchQuery,
    output: searchResults,
    errors: ["invalid_input", "authentication_required"],
    limit: "search",
  }),
  "GET /api/members/new": endpoint({
    summary: "New members of the gender the member seeks, in her own country.",
    access: "member",
    output: newMembers,
    errors: [],
  }),
} as const;
