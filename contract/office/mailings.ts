import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";
import { locales } from "#contract/shared/languages.ts";
import { mailingKinds, mailingStates } from "./mailing-kinds.ts";
import { MAILING_SUBJECT_MAX_CHARACTERS, MAILING_TEXT_MAX_CHARACTERS } from "./limits.ts";

const subject = z.string().trim().max(MAILING_SUBJECT_MAX_CHARACTERS, { error: "too_long" });
const text = z.string().trim().max(MAILING_TEXT_MAX_CHARACTERS, { error: "too_long" });
const texts = z.partialRecord(z.enum(locales), z.object({ subject, text }));
export type MailingTexts = z.output<typeof texts>;

const when = z.iso.datetime();
const kind = z.enum(mailingKinds, { error: "required" });
const site = z.string().max(40);
const version = z.int().positive();

const listedMailing = z.object({
  id: uuid,
  site_name: z.string(),
  kind,
  /** In the first language that has one; empty if none has. */
  subject: z.string(),
  state: z.enum(mailingStates),
  /** When sending starts or started; null for a draft. */
  starts_at: when.nullable(),
  changed_at: when,
  /** Who changed it last. */
  changed_by: z.string().nullable(),
  /** How many members it has been addressed to so far. */
  receivers: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** How many of those who got it have since switched off its kind or all such mail. */
  unsubscribed: z.int(),
});
export type ListedMailing = z.output<typeof listedMailing>;

const loadedMailing = listedMailing.extend({ site, texts, version });
export type LoadedMailing = z.output<typeof loadedMailing>;

/** One language of a mailing, as it is on the screen. */
const shown = { site, language: z.enum(locales, { error: "unknown_language" }) };

const access = ["admin"] as const;
const which = z.object({ id: uuid });
const draft = { kind, texts };

export const mailingEndpoints = {
  "GET /api/office/mailings": endpoint({
    summary: "The latest mailings of the admin's sites, and those sites.",
    access,
    output: z.object({
      mailings: z.array(listedMailing),
      sites: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          languages: z.array(z.enum(locales)),
          /** Where a link in a mailing may lead. */
          hosts: z.array(z.string()),
        }),
      ),
    }),
    errors: [],
  }),
  "GET /api/office/mailings/receivers": endpoint({
    summary: "How many members would get a mailing of a kind now, by their language.",
    access,
    query: z.object({ site, kind }),
    output: z.object({ receivers: z.partialRecord(z.enum(locales), z.int()) }),
    errors: ["role_required"],
  }),
  "GET /api/office/mailings/:id": endpoint({
    summary: "A mailing with its texts.",
    access,
    params: which,
    output: loadedMailing,
    errors: ["role_required", "not_found"],
  }),
  "POST /api/office/mailings": endpoint({
    summary: "Add a mailing as a draft.",
    access,
    body: z.object({ site, ...draft }),
    output: z.object({ id: uuid }),
    errors: ["role_required"],
    changes: "header",
  }),
  "PUT /api/office/mailings/:id": endpoint({
    summary: "Change a draft, unless somebody else changed it since it was read.",
    access,
    params: which,
    body: z.object({ version, ...draft }),
    output: z.object({ version }),
    errors: ["role_required", "not_found", "mailing_changed", "mailing_closed"],
    changes: "header",
  }),
  "DELETE /api/office/mailings/:id": endpoint({
    summary: "Delete a draft.",
    access,
    params: which,
    output: null,
    errors: ["role_required", "not_found", "mailing_closed"],
    changes: "header",
  }),
  "POST /api/office/mailings/preview": endpoint({
    summary: "The mail that a member would get, as HTML.",
    access,
    body: z.object({ ...shown, subject, text }),
    output: z.object({ html: z.string() }),
    errors: ["role_required"],
    changes: "header",
  }),
  "POST /api/office/mailings/test": endpoint({
    summary: "Send one language of a mailing to the person who is signed in.",
    access,
    body: z.object({
      ...shown,
      subject: subject.min(1, { error: "required" }),
      text: text.min(1, { error: "required" }),
    }),
    output: null,
    errors: ["role_required"],
    changes: "header",
  }),
  "POST /api/office/mailings/:id/schedule": endpoint({
    summary: "Send a draft at a time, or now.",
    access,
    params: which,
    body: z.object({
      version,
      /** Null for now. */
      starts_at: when.nullable(),
    }),
    output: null,
    errors: [
      "role_required",
      "not_found",
      "mailing_changed",
      "mailing_closed",
      "mailing_incomplete",
      "mailing_link",
      "mailing_price",
    ],
    changes: "header",
  }),
  "POST /api/office/mailings/:id/withdraw": endpoint({
    summary: "Make a scheduled mailing a draft again, before any of it is sent.",
    access,
    params: which,
    output: null,
    errors: ["role_required", "not_found", "mailing_closed"],
    changes: "header",
  }),
  "POST /api/office/mailings/:id/stop": endpoint({
    summary: "Stop a mailing while it is being sent. What is sent stays sent.",
    access,
    params: which,
    output: null,
    errors: ["role_required", "not_found", "mailing_closed"],
    changes: "header",
  }),
} as const;
