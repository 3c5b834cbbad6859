import { z } from "zod";
import { credentials } from "#contract/accounts.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { locales } from "#contract/shared/languages.ts";
import { PASSWORD_MAX_CHARACTERS } from "#contract/accounts/limits.ts";
import { staffRoles } from "./roles.ts";

const token = z.string().min(1, { error: "required" }).max(100, { error: "too_long" });
/** From the phone, or a recovery code. */
export const code = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(40, { error: "too_long" });

/** A role on a site, with the site's name. */
export const roleOnSite = z.object({
  site: z.string(),
  site_name: z.string(),
  role: z.enum(staffRoles),
});
export type RoleOnSite = z.output<typeof roleOnSite>;

/** The person who is signed in. */
export const currentStaff = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(roleOnSite),
});
export type CurrentStaffWire = z.output<typeof currentStaff>;

export const sessionEndpoints = {
  "GET /api/office/session": endpoint({
    summary: "Who is signed in; null for nobody.",
    access: "anyone",
    output: z.object({ staff: currentStaff.nullable() }),
    errors: [],
  }),
  "POST /api/office/session": endpoint({
    summary: "Sign in with a password and a one-time code or a recovery code.",
    access: "anyone",
    body: credentials.extend({ code }),
    output: z.object({ staff: currentStaff }),
    errors: ["office_login_failed", "account_blocked"],
    changes: "header",
    limit: "login",
  }),
  "PUT /api/office/session": endpoint({
    summary:
      "Somebody is at the screen, so the session stays. Calls that only read do not count as use.",
    access: staffRoles,
    output: null,
    errors: [],
    changes: "header",
  }),
  "DELETE /api/office/session": endpoint({
    summary: "Sign out, if signed in.",
    access: "anyone",
    output: null,
    errors: [],
    changes: "header",
  }),
  "PUT /api/office/language": endpoint({
    summary: "Save the language of this browser, and of the person who is signed in.",
    access: "anyone",
    body: z.object({ language: z.enum(locales, { error: "unknown_language" }) }),
    output: null,
    errors: [],
    changes: "header",
  }),
  "POST /api/office/invitation": endpoint({
    summary: "The invitation of a link, with the secret of the one-time codes.",
    access: "anyone",
    body: z.object({ token }),
    output: z.object({
      name: z.string(),
      email: z.string(),
      secret: z.string(),
      /** The same secret as a link that opens an authenticator app. */
      uri: z.string(),
    }),
    errors: ["invitation_invalid"],
    changes: "header",
    limit: "login",
  }),
  "POST /api/office/invitation/accept": endpoint({
    summary: "Choose a password and confirm the one-time codes; signs in.",
    access: "anyone",
    body: z.object({
      token,
      password: z
        .string({ error: "required" })
        .min(1, { error: "required" })
        .max(PASSWORD_MAX_CHARACTERS, { error: "too_long" }),
      code,
    }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ["invitation_invalid"],
    changes: "header",
    limit: "login",
  }),
} as const;
