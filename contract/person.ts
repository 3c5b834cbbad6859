import {
  NAME_MIN_CHARACTERS,
  NAME_MAX_CHARACTERS,
  TOWN_MIN_CHARACTERS,
  TOWN_MAX_CHARACTERS,
} from "./profiles/limits.ts";
import { z } from "zod";
import { genders, seekings, sexualities } from "./catalogue/attributes.ts";
import { interests } from "./catalogue/interests.ts";

/** A text of one line, without spaces around it. */
export function text(min: number, max: number) {
  return z
    .string({ error: "required" })
    .trim()
    .min(1, { error: "required" })
    .min(min, { error: "too_short" })
    .max(max, { error: "too_long" })
    .refine((value) => value.isWellFormed(), { error: "invalid_value" });
}

// Control characters, and characters that change the direction of surrounding text.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: "required" });

/**
 * What sign-up asks about a person and the profile changes, each validated separately; the site's
 * rules come on top.
 */
export const person = {
  gender: choice(genders),
  seeks: choice(seekings),
  /** A calendar day, "1966-05-14". */
  date_of_birth: z
    .string({ error: "birth_date_required" })
    .min(1, { error: "birth_date_required" })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "invalid_birth_date" }),
  /** `validateName` on the server decides which characters and words are allowed. */
  name: text(NAME_MIN_CHARACTERS, NAME_MAX_CHARACTERS),
  country: z.string({ error: "required" }).length(2, { error: "unknown_country" }),
  /** A region code of `region_data`. */
  region: z
    .string({ error: "required" })
    .min(1, { error: "required" })
    .max(10, { error: "unknown_region" }),
  city: text(TOWN_MIN_CHARACTERS, TOWN_MAX_CHARACTERS).refine((value) => !unprintable.test(value), {
    error: "invalid_value",
  }),
  interests: z.array(z.enum(interests, { error: "invalid_value" })).max(interests.length),
  sexuality: choice(sexualities),
};
