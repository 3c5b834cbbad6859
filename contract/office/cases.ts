import { z } from "zod";
import {
  caseGrounds,
  caseMeasures,
  complaintCategories,
} from "#contract/catalogue/case-categories.ts";
import { messageTypes } from "#contract/chat.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";
import { SUSPENSION_MAX_DAYS } from "./limits.ts";

const side = z.enum(["reporter", "reported"]);
const when = z.iso.datetime();

/** A case in the queue. */
const queuedCase = z.object({
  id: uuid,
  number: z.string(),
  site_name: z.string(),
  source: z.enum(["profile", "conversation", "message", "complaint"]),
  category: z.enum(complaintCategories),
  created_at: when,
  /** The member it is about; null if a complaint names no profile. */
  reported_name: z.string().nullable(),
  /** An appeal waits. */
  is_appeal: z.boolean(),
  state: z.enum(["waiting", "mine", "taken"]),
  /** Who has claimed it. */
  claimed_by: z.string().nullable(),
});
export type QueuedCase = z.output<typeof queuedCase>;

const decision = z.object({
  measure: z.enum(caseMeasures),
  ground: z.enum(caseGrounds).nullable(),
  /** When a suspension ends; null if it is permanent. */
  ends_at: when.nullable(),
  decided_at: when,
  by: z.string(),
});

const loadedCase = queuedCase.extend({
  words: z.string(),
  location: z.string(),
  reporter: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
  /** As it was when the case was filed. */
  profile: z
    .object({
      name: z.string(),
      age: z.int(),
      gender: z.string(),
      city: z.string(),
      country: z.string(),
      about: z.string(),
      member_since: when,
    })
    .nullable(),
  photos: z.array(uuid),
  messages: z.array(
    z.object({
      seq: z.int(),
      by: side,
      type: z.enum(messageTypes),
      text: z.string(),
      /** Its photo, if that was sealed. */
      photo: uuid.nullable(),
      sent_at: when,
      /** The report is about this one. */
      reported: z.boolean(),
    }),
  ),
  appeals: z.array(z.object({ side, words: z.string(), at: when })),
  decisions: z.array(decision),
  /** Earlier decisions about the same member, latest first. */
  history: z.array(decision.extend({ number: z.string() })),
  /** The reader made the earlier decision, so somebody else must decide on the appeal. */
  decided_before: z.boolean(),
});
export type LoadedCase = z.output<typeof loadedCase>;

/** The photo of a reported message, in the photo queue. */
const reportedPhoto = z.object({
  /** Where it is decided on. */
  case_id: uuid,
  photo: uuid,
  site_name: z.string(),
  category: z.enum(complaintCategories),
  /** Who sent it. */
  name: z.string(),
  reported_at: when,
});

const access = ["moderator", "admin"] as const;
const which = z.object({ id: uuid });

export const caseEndpoints = {
  "GET /api/office/cases": endpoint({
    summary: "The reports and complaints that wait for a decision, oldest first.",
    access,
    output: z.object({ cases: z.array(queuedCase), waiting: z.int() }),
    errors: [],
  }),
  "GET /api/office/reported-photos": endpoint({
    summary: "The photos of reported messages, oldest first; their case decides on them.",
    access: ["moderator"],
    output: z.object({ photos: z.array(reportedPhoto) }),
    errors: [],
  }),
  "GET /api/office/cases/:id": endpoint({
    summary: "A report or complaint with what it is about, as it was.",
    access,
    params: which,
    output: loadedCase,
    errors: ["role_required", "not_found"],
  }),
  "POST /api/office/cases/:id/claim": endpoint({
    summary: "Work on a case for an hour; nobody else can.",
    access,
    params: which,
    output: null,
    errors: ["role_required", "not_found", "case_taken", "appeal_other_person"],
    changes: "header",
  }),
  "POST /api/office/cases/:id/release": endpoint({
    summary: "Leave a claimed case to others.",
    access,
    params: which,
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "POST /api/office/cases/:id/decide": endpoint({
    summary: "Decide on a claimed case; both sides get the reasons.",
    access,
    params: which,
    body: z.object({
      measure: z.enum(caseMeasures, { error: "required" }),
      /** Required for every measure but `none`. */
      ground: z.enum(caseGrounds, { error: "required" }).nullable().default(null),
      /** How long a suspension lasts; null if it is permanent. */
      days: z.int().min(1).max(SUSPENSION_MAX_DAYS).nullable().default(null),
      /** What to remove: the profile's text, the reported message, photos by their id. */
      removed: z
        .array(z.union([z.literal("about"), z.literal("message"), uuid]))
        .max(20)
        .default([]),
    }),
    output: null,
    errors: ["role_required", "not_found", "case_taken", "appeal_other_person"],
    changes: "header",
  }),
} as const;
