import { z } from "zod";
import { genders } from "#contract/catalogue/attributes.ts";
import { person } from "#contract/person.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { memberId } from "#contract/shared/ids.ts";
import { staffText } from "./operators.ts";

/** What support sees of a member, to tell who it is and what is wrong. */
const supportedMember = z.object({
  id: memberId,
  site_name: z.string(),
  name: z.string(),
  city: z.string(),
  gender: z.enum(genders),
  date_of_birth: z.string(),
  signed_up_at: z.iso.datetime(),
});
export type SupportedMember = z.output<typeof supportedMember>;

const access = ["support", "admin"] as const;

export const memberEndpoints = {
  // A body, because an address of a page ends up in logs.
  "POST /api/office/members/search": endpoint({
    summary: "The members of the person's sites with this id, name or email address, at most 20.",
    access,
    body: z.object({
      text: z
        .string({ error: "required" })
        .trim()
        .min(1, { error: "required" })
        .max(254, { error: "too_long" })
        .refine((text) => text.isWellFormed() && !text.includes("\0"), { error: "invalid_value" }),
    }),
    output: z.object({ members: z.array(supportedMember) }),
    errors: [],
    changes: "header",
  }),
  "PUT /api/office/members/:id": endpoint({
    summary: "Correct a member's birth date and gender, for a reason that the audit trail keeps.",
    access,
    params: z.object({ id: memberId }),
    body: z.object({
      date_of_birth: person.date_of_birth,
      gender: person.gender,
      reason: staffText,
    }),
    output: z.object({ member: supportedMember }),
    errors: ["invalid_input", "role_required", "not_found"],
    changes: "header",
  }),
} as const;
