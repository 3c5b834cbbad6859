import { z } from "zod";
import { credentials } from "#contract/accounts.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";
import type { Branded } from "#contract/shared/ids.ts";
import { locales } from "#contract/shared/languages.ts";
import { staffRoles } from "./roles.ts";
import { roleOnSite } from "./session.ts";
import { STAFF_NAME_MAX_CHARACTERS } from "./limits.ts";

/** A member of staff, the same on all sites. */
export type StaffId = Branded<"StaffId">;
export const staffId = uuid.transform((value) => value as StaffId);

const roles = z
  .array(z.object({ site: z.string().max(40), role: z.enum(staffRoles) }))
  .max(200, { error: "too_long" });

const staffMember = z.object({
  id: staffId,
  name: z.string(),
  email: z.string(),
  /** On the sites of the admin who reads it. */
  roles: z.array(roleOnSite),
  /** Has chosen a password and added one-time codes. */
  ready: z.boolean(),
  /** Until when the link of the invitation works; null if there is none. */
  invited_until: z.iso.datetime().nullable(),
  disabled: z.boolean(),
  /** Whether the admin who reads it may disable this person and make a new link. */
  manageable: z.boolean(),
});

const which = z.object({ id: staffId });
const link = z.object({ link: z.string() });

export const staffEndpoints = {
  "GET /api/office/staff": endpoint({
    summary: "The people who work for the admin's sites, and the sites.",
    access: ["admin"],
    output: z.object({
      staff: z.array(staffMember),
      sites: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    errors: [],
  }),
  "POST /api/office/staff": endpoint({
    summary: "Add a person and return the link of the invitation.",
    access: ["admin"],
    body: z.object({
      name: z
        .string({ error: "required" })
        .trim()
        .min(1, { error: "required" })
        .max(STAFF_NAME_MAX_CHARACTERS, { error: "too_long" }),
      email: credentials.shape.email,
      language: z.enum(locales, { error: "unknown_language" }),
      roles: roles.min(1, { error: "required" }),
    }),
    output: link,
    errors: ["role_required"],
    changes: "header",
  }),
  "PUT /api/office/staff/:id/roles": endpoint({
    summary: "Replace a person's roles on the admin's sites.",
    access: ["admin"],
    params: which,
    body: z.object({ roles }),
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "POST /api/office/staff/:id/disable": endpoint({
    summary: "Sign a person out and let them in no more.",
    access: ["admin"],
    params: which,
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "POST /api/office/staff/:id/sign-out": endpoint({
    summary: "End all sessions of a person, who can sign in again.",
    access: ["admin"],
    params: which,
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "POST /api/office/staff/:id/enable": endpoint({
    summary: "Let a disabled person in again.",
    access: ["admin"],
    params: which,
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "POST /api/office/staff/:id/invitation": endpoint({
    summary: "Make a new link to choose a password and one-time codes.",
    access: ["admin"],
    params: which,
    output: link,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
} as const;
