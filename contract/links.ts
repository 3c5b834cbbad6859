import { z } from "zod";
import { user } from "./accounts.ts";
import { PASSWORD_MAX_CHARACTERS } from "./accounts/limits.ts";
import { endpoint } from "./shared/endpoint.ts";

/** The purpose of a mailed link. */
const linkPurposes = [
  "activation",
  "password_reset",
  "email_change",
  "email_change_undo",
  "unsubscribe",
  "deletion_undo",
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** `replaced`: a newer link of the same purpose exists. */
const linkStates = ["open", "used", "expired", "replaced"] as const;
export type LinkState = (typeof linkStates)[number];

// A malformed link gets the same error as an expired one.
const params = z.object({ token: z.string().max(500) });

export const linkEndpoints = {
  "GET /api/links/:token": endpoint({
    summary: "A link's purpose and whether it still works. Changes nothing.",
    access: "anyone",
    params,
    output: z.object({
      purpose: z.enum(linkPurposes),
      state: z.enum(linkStates),
      /** This browser is logged in as the link's member. */
      logged_in: z.boolean(),
    }),
    errors: ["link_invalid"],
  }),
  "POST /api/links/:token": endpoint({
    summary:
      "Use a link, once. Without a session of its member, `activation` requires the password or sets a new one; `password_reset` sets a new one, typed twice. `email_change_undo` also ends every session. `deletion_undo` logs nobody in.",
    access: "anyone",
    params,
    body: z.object({
      password: z.string().max(PASSWORD_MAX_CHARACTERS, { error: "too_long" }).optional(),
      new_password: z.string().max(PASSWORD_MAX_CHARACTERS, { error: "too_long" }).optional(),
      repeat_password: z.string().max(PASSWORD_MAX_CHARACTERS, { error: "too_long" }).optional(),
    }),
    output: z.object({
      purpose: z.enum(linkPurposes),
      /** The link's member, if this browser is now logged in as that member. */
      user: user.nullable(),
    }),
    errors: ["link_invalid", "login_failed", "account_blocked", "account_disabled"],
    changes: "header",
    limit: "login",
  }),
} as const;
