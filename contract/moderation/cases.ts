import { z } from "zod";
import { complaintCategories, reportCategories } from "#contract/catalogue/case-categories.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { memberId } from "#contract/shared/ids.ts";
import { EMAIL_MAX_CHARACTERS } from "#contract/accounts/limits.ts";
import {
  REPORT_MAX_CHARACTERS,
  LOCATION_MAX_CHARACTERS,
  COMPLAINANT_NAME_MAX_CHARACTERS,
} from "./limits.ts";

const words = z
  .string({ error: "required" })
  .trim()
  .max(REPORT_MAX_CHARACTERS, { error: "too_long" })
  .refine((value) => value.isWellFormed() && !value.includes("\0"), { error: "invalid_value" });

/** Opens a case's page for one side, as the receipt's address has it. */
const ofParty = z.object({ token: z.string().max(100) });

/** A report or complaint as one of its two sides reads it. */
const ownCase = z.object({
  number: z.string(),
  /** Whose page it is: the reporter, or the member it is about. */
  side: z.enum(["reporter", "reported"]),
  created_at: z.iso.datetime(),
  /** It waits for a decision, either the first or one on an appeal. */
  waiting: z.boolean(),
  /** The statement of reasons of each decision that concerns this side, oldest first. */
  decisions: z.array(z.object({ decided_at: z.iso.datetime(), statement: z.array(z.string()) })),
  /** Until when this side can appeal; null if it cannot. */
  appeal_until: z.iso.datetime().nullable(),
  /** When this side appealed. */
  appealed_at: z.iso.datetime().nullable(),
});
export type OwnCase = z.output<typeof ownCase>;

const receipt = z.object({ number: z.string(), token: z.string() });

export const caseEndpoints = {
  "GET /api/reports": endpoint({
    summary: "The member's reports and the decisions about the member, latest first.",
    access: "member",
    output: z.object({
      reports: z.array(
        ownCase
          .pick({ number: true, side: true, created_at: true, waiting: true })
          .extend({ token: z.string() }),
      ),
    }),
    errors: [],
  }),
  "POST /api/reports": endpoint({
    summary: "Report a member or a message. What it is about is sealed as it is now.",
    access: "member",
    body: z.object({
      member: memberId,
      category: z.enum(reportCategories, { error: "category_required" }),
      words: words.default(""),
      /** The reported message's number in the conversation of the two. */
      message: z.int().min(1).max(2_147_483_647).optional(),
      /** Adds the last messages of the two. */
      share_messages: z.boolean().default(false),
      /** Also blocks the member. */
      block: z.boolean().default(false),
    }),
    output: receipt,
    errors: ["not_found", "report_of_oneself"],
    changes: "header",
    limit: "report",
  }),
  "POST /api/complaints": endpoint({
    summary: "Complain about a profile, a message or the site, with or without an account.",
    access: "anyone",
    body: z.object({
      category: z.enum(complaintCategories, { error: "category_required" }),
      words: words.min(1, { error: "required" }),
      /** The address of a page, or a profile's name. */
      location: words.max(LOCATION_MAX_CHARACTERS, { error: "too_long" }).default(""),
      name: words.max(COMPLAINANT_NAME_MAX_CHARACTERS, { error: "too_long" }).default(""),
      /** Where the receipt and the decision are sent; may be empty. */
      email: z
        .string()
        .trim()
        .max(EMAIL_MAX_CHARACTERS, { error: "too_long" })
        .refine((value) => value === "" || z.email().safeParse(value).success, {
          error: "invalid_email",
        })
        .default(""),
      truthful: z.literal(true, { error: "truth_required" }),
    }),
    output: receipt,
    errors: [],
    changes: "header",
    limit: "complaint",
  }),
  "GET /api/complaints/:token": endpoint({
    summary: "A report or complaint with its decisions, for one of its two sides.",
    access: "anyone",
    params: ofParty,
    output: ownCase,
    errors: ["not_found"],
  }),
  "POST /api/complaints/:token/appeal": endpoint({
    summary: "Appeal against a decision. Somebody else decides again.",
    access: "anyone",
    params: ofParty,
    body: z.object({ words: words.min(1, { error: "required" }) }),
    output: null,
    errors: ["not_found", "appeal_closed"],
    changes: "header",
    limit: "complaint",
  }),
} as const;
