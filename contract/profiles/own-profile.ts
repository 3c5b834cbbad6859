import { z } from "zod";
import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  reasons,
  relationshipStatuses,
  seekings,
  sexualities,
  specialConsentTexts,
  specialFields,
  tattooChoices,
} from "#contract/catalogue/attributes.ts";
import { interests } from "#contract/catalogue/interests.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { choice, person } from "#contract/person.ts";
import { TYPED_MAX_CHARACTERS } from "#contract/shared/constants.ts";
import { ABOUT_MAX_CHARACTERS } from "./limits.ts";

/** What only support changes once a member's own time to correct it is over (R85.2). */
export const supportFields = ["date_of_birth", "gender"] as const;
export type SupportField = (typeof supportFields)[number];

/** Everything a member can change about the profile, as stored; null is left open. */
export const profileDetails = z.object({
  name: z.string(),
  gender: z.enum(genders),
  seeks: z.enum(seekings),
  date_of_birth: z.string(),
  country: z.string().length(2),
  region: z.string(),
  city: z.string(),
  sexuality: z.enum(sexualities).nullable(),
  reason: z.enum(reasons).nullable(),
  tattoos: z.enum(tattooChoices).nullable(),
  hair_colour: z.enum(hairColours).nullable(),
  eye_colour: z.enum(eyeColours).nullable(),
  body_type: z.enum(bodyTypes).nullable(),
  relationship_status: z.enum(relationshipStatuses).nullable(),
  about: z.string(),
  interests: z.array(z.enum(interests)),
  /** The special fields that the member agreed to store and show. */
  consents: z.array(z.enum(specialFields)),
  /** The fields that only support changes now. */
  support_only: z.array(z.enum(supportFields)),
});
export type ProfileDetails = z.output<typeof profileDetails>;

// Control characters except line breaks, and characters that change the direction of other text.
const unprintable = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Any subset of the fields. */
export const profileChange = z
  .object({
    ...person,
    sexuality: person.sexuality.nullable(),
    reason: choice(reasons).nullable(),
    tattoos: choice(tattooChoices).nullable(),
    hair_colour: choice(hairColours).nullable(),
    eye_colour: choice(eyeColours).nullable(),
    body_type: choice(bodyTypes).nullable(),
    relationship_status: choice(relationshipStatuses).nullable(),
    about: z
      .string({ error: "required" })
      .max(TYPED_MAX_CHARACTERS, { error: "too_long" })
      .transform((value) => value.replaceAll(/\r\n?/g, "\n").trim())
      .refine((value) => Array.from(value).length <= ABOUT_MAX_CHARACTERS, { error: "too_long" })
      .refine((value) => value.isWellFormed() && !unprintable.test(value), {
        error: "invalid_value",
      }),
    /**
     * The version of the sentence the member agreed to, by field; null withdraws the consent and
     * empties the field.
     */
    consents: z.partialRecord(
      z.enum(specialFields),
      z.enum(specialConsentTexts, { error: "required" }).nullable(),
    ),
  })
  .partial();
export type ProfileChange = z.output<typeof profileChange>;

export const ownProfileEndpoints = {
  "GET /api/profile": endpoint({
    summary: "The member's own profile, to be changed.",
    access: "member",
    output: z.object({ profile: profileDetails }),
    errors: [],
  }),
  "PUT /api/profile": endpoint({
    summary: "Change fields of the member's own profile; the others stay as they are.",
    access: "member",
    body: profileChange,
    output: z.object({ profile: profileDetails }),
    errors: ["invalid_input"],
    changes: "header",
    limit: "profile_change",
  }),
} as const;
