import { z } from "zod";
import { deletionEndpoints } from "./accounts/deletion.ts";
import { EMAIL_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS } from "./accounts/limits.ts";
import { currentPassword } from "./accounts/password.ts";
import { endpoint } from "./shared/endpoint.ts";
import { fictionalIcons } from "./catalogue/fictional-icons.ts";
import { locales } from "./shared/languages.ts";
import { ownProfile } from "./profiles.ts";

/** Why mail to a member was switched off other than by the member. */
export const disabledReasons = ["fbl", "bounce", "listunsubscribe"] as const;

export const user = z.object({
  status: z.enum(["not_confirmed", "active"]),
  credits: z.int().min(0),
  paid_user: z.boolean(),
  language: z.enum(locales),
  signup_date: z.iso.datetime(),
  /** The site's icon for fictional profiles. Every member gets it; it never hides the mark. */
  fictional_icon: z.enum(fictionalIcons),
  notifications_disabled: z.array(z.enum(disabledReasons)),
  profile: ownProfile,
});
export type User = z.output<typeof user>;

const typedEmail = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(EMAIL_MAX_CHARACTERS, { error: "too_long" });
const newEmail = typedEmail.pipe(z.email({ error: "invalid_new_email" }));

export const credentials = z.object({
  email: typedEmail.pipe(z.email({ error: "invalid_email" })),
  password: currentPassword,
});

export const accountEndpoints = {
  "GET /api/user.php": endpoint({
    summary: "The member who is logged in.",
    access: "member",
    output: z.object({ user }),
    errors: [],
  }),
  "POST /api/user.php": endpoint({
    summary: "Log in.",
    access: "anyone",
    body: credentials,
    output: z.object({ user }),
    errors: ["login_failed", "account_blocked", "account_disabled"],
    changes: "header",
    limit: "login",
  }),
  "PUT /api/user.php": endpoint({
    summary: "Save the member's language.",
    access: "member",
    body: z.object({ language: z.enum(locales, { error: "unknown_language" }) }),
    output: z.object({ user }),
    errors: [],
    changes: "header",
  }),
  "GET /api/logout.php": endpoint({
    summary: "Log out: ends this session, if there is one.",
    access: "anyone",
    output: null,
    errors: [],
    changes: "header",
  }),
  "GET /api/account": endpoint({
    summary: "What only the member knows of the account.",
    access: "member",
    output: z.object({ email: z.string(), confirmed: z.boolean() }),
    errors: [],
  }),
  "PUT /api/account/email": endpoint({
    summary:
      "Mail a link to the member's new address, with the current password. A site with neutral answers never answers `email_taken`.",
    access: "member",
    body: z.object({ email: newEmail, password: credentials.shape.password }),
    output: null,
    errors: ["account_blocked", "too_many_requests"],
    changes: "header",
    limit: "login",
  }),
  "POST /api/account/email-suggestion": endpoint({
    summary: "Suggest a correction for a misspelt mail address.",
    access: "member",
    body: z.object({ email: z.string().max(EMAIL_MAX_CHARACTERS, { error: "too_long" }) }),
    output: z.object({ suggestion: z.string().nullable() }),
    errors: [],
    changes: "header",
    limit: "signup_check",
  }),
  "PUT /api/account/password": endpoint({
    summary: "Change the password, with the current one. Ends the member's other sessions.",
    access: "member",
    body: z.object({
      password: credentials.shape.password,
      new_password: z.string().max(PASSWORD_MAX_CHARACTERS, { error: "too_long" }),
      repeat_password: z.string().max(PASSWORD_MAX_CHARACTERS, { error: "too_long" }),
    }),
    output: null,
    errors: ["account_blocked"],
    changes: "header",
    limit: "login",
  }),
  "POST /api/account/password-reset": endpoint({
    summary:
      "Mail a link that sets a new password. A site with neutral answers mails every address, and never answers `email_unknown`.",
    access: "anyone",
    body: credentials.pick({ email: true }),
    output: null,
    errors: ["reset_mail_limit"],
    changes: "header",
    limit: "login",
  }),
  ...deletionEndpoints,
} as const;
