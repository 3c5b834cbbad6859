import { TOWN_MAX_CHARACTERS } from "./profiles/limits.ts";
import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { countries } from "./catalogue/regions.ts";

export const placeEndpoints = {
  "GET /api/places": endpoint({
    summary: "Towns of a region that match what was typed so far; without it the largest.",
    access: "anyone",
    query: z.object({
      country: z.enum(countries, { error: "unknown_country" }),
      region: z.string({ error: "unknown_region" }).max(10, { error: "unknown_region" }),
      town: z
        .string({ error: "invalid_value" })
        .max(TOWN_MAX_CHARACTERS, { error: "too_long" })
        .default(""),
    }),
    output: z.object({ towns: z.array(z.string()) }),
    errors: ["invalid_input"],
    limit: "places",
  }),
  "GET /api/geocode.php": endpoint({
    summary:
      "The nearest town to a position; not found far from every town of the site's countries.",
    access: "anyone",
    query: z.object({
      lat: z.coerce.number({ error: "invalid_value" }).min(-90).max(90),
      lon: z.coerce.number({ error: "invalid_value" }).min(-180).max(180),
    }),
    output: z.object({
      country: z.enum(countries),
      region: z.string(),
      city: z.string(),
    }),
    errors: ["invalid_input", "not_found"],
    limit: "places",
  }),
} as const;
