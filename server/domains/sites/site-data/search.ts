import { z } from "zod";
import { matchFinderQuestions } from "#contract/catalogue/match-finder.ts";
import { searchFields as filters } from "#contract/sites.ts";
import { reading } from "./reading.ts";

/** What members, visitors and search engines can find. */
export const searchFields = {
  search_fields: z.array(z.enum(filters)).register(reading, { fallback: () => [...filters] }),
  logged_out_search: z.enum(["all", "none"]).register(reading, { fallback: () => "none" }),
  logged_out_search_trafficsource: z
    .enum(["all", "none"])
    .register(reading, { fallback: () => "none" }),
  /** What search engines may list. Pages about members are never listed. */
  search_engines: z.enum(["none", "public_pages"]).default("none"),
  /** What the match finder asks, in this order. It asks about race only if the owner says so. */
  match_finder: z
    .array(z.enum(matchFinderQuestions))
    .min(1)
    .refine((questions) => new Set(questions).size === questions.length, "has a question twice")
    .default(["age", "appearance"]),
};
