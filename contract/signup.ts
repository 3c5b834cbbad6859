import { TYPED_MAX_CHARACTERS } from "./shared/constants.ts";
import { z } from "zod";
import { credentials, user } from "./accounts.ts";
import { endpoint } from "./shared/endpoint.ts";
import { orientationTexts } from "./catalogue/attributes.ts";
import { memberId, uuid } from "./shared/ids.ts";
import { person } from "./person.ts";

const { sexuality, ...answered } = person;

/** The form's answers, each validated separately; the site's rules come on top. */
const answers = {
  ...answered,
  email: credentials.shape.email,
  password: credentials.shape.password,
  /** The first message to `to_member`; it stays pending until the address is confirmed. */
  signup_message: z
    .string()
    .trim()
    .max(TYPED_MAX_CHARACTERS, { error: "too_long" })
    .refine((value) => value.isWellFormed() && !value.includes("\0"), { error: "invalid_value" }),
};

export const signupForm = z.object({
  /** Created by the browser; a retry with the same id is the same sign-up. */
  id: uuid,
  ...answers,
  interests: answers.interests.default([]),
  /** Stored only with `special_consent`, as are the special interests. */
  sexuality: sexuality.optional(),
  signup_message: answers.signup_message.optional(),
  /** The member whose page the visitor came from. */
  to_member: memberId.optional(),
  /** The visitor accepts the terms and declares to be an adult. */
  terms: z.literal(true, { error: "terms_required" }),
  /**
   * The version of step 0's sentence on gender and orientation that the visitor agreed to (R63.2).
   */
  orientation_text: z.enum(orientationTexts, { error: "required" }),
  /** Explicit consent to store and show special-category data: sexuality, special interests. */
  special_consent: z.boolean().default(false),
});
export type SignupForm = z.output<typeof signupForm>;

/** Any subset of the answers, to validate some before the rest are given. */
export const signupAnswers = z.object(answers).partial();
export type SignupAnswers = z.output<typeof signupAnswers>;

/** What an account may lack, in the order in which `/complete-signup` asks for it. */
export const missingParts = [
  "terms",
  "orientation",
  "confirmation",
  "place",
  "photo",
  "interests",
  "about",
] as const;
export type MissingPart = (typeof missingParts)[number];

const missing = z.object({ missing: z.array(z.enum(missingParts)) });

/** The consents of sign-up; each is required only if the account lacks it. */
const consentAnswers = z.object({
  terms: signupForm.shape.terms.optional(),
  orientation_text: signupForm.shape.orientation_text.optional(),
});
export type ConsentAnswers = z.output<typeof consentAnswers>;

export const signupEndpoints = {
  "POST /api/signup": endpoint({
    summary:
      "Create an account and log in. A site with neutral answers returns no user and sends a mail instead.",
    access: "anyone",
    body: signupForm,
    output: z.object({
      user: user.nullable(),
      /**
       * The status of the first message; null without a message, and on sites with neutral
       * responses.
       */
      signup_message: z.enum(["pending", "refused"]).nullable(),
    }),
    errors: ["signup_invite_only", "signup_id_used"],
    changes: "header",
    limit: "signup",
  }),
  "POST /api/signup/check": endpoint({
    summary:
      "Validate the answers given so far; suggests a correction for a misspelt mail address.",
    access: "anyone",
    body: signupAnswers,
    output: z.object({ suggestion: z.string().nullable() }),
    errors: ["signup_invite_only"],
    changes: "header",
    limit: "signup_check",
  }),
  "POST /api/signup/cancel": endpoint({
    summary: '"This was not me": delete the unconfirmed account of a mailed link.',
    access: "anyone",
    body: z.object({ token: z.string().max(500) }),
    output: null,
    errors: ["link_invalid", "already_confirmed"],
    changes: "header",
    limit: "signup",
  }),
  "GET /api/signup/missing": endpoint({
    summary: "What the member's account still lacks, whether it began with sign-up or elsewhere.",
    access: "member",
    output: missing,
    errors: [],
  }),
  "POST /api/signup/consents": endpoint({
    summary: "Give the consents that the account still lacks.",
    access: "member",
    body: consentAnswers,
    output: missing,
    errors: [],
    changes: "header",
    limit: "profile_change",
  }),
  "POST /api/account/activation-mail": endpoint({
    summary: "Mail a new confirmation link; earlier links stop working.",
    access: "member",
    output: z.object({ sent_to: z.string() }),
    errors: ["already_confirmed", "too_many_requests"],
    changes: "header",
  }),
} as const;
