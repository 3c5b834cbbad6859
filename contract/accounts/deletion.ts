import { z } from "zod";
import { deleteReasons } from "#contract/catalogue/delete-reasons.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { currentPassword } from "./password.ts";
import { DELETION_REMARK_MAX_CHARACTERS } from "./limits.ts";

export const deletionRequest = z.object({
  password: currentPassword,
  reason: z.enum(deleteReasons, { error: "invalid_value" }).optional(),
  /** In the member's own words, with the reason `other`. */
  remark: z.string().trim().max(DELETION_REMARK_MAX_CHARACTERS, { error: "too_long" }).optional(),
});

export const deletionEndpoints = {
  "GET /api/account/deletion": endpoint({
    summary: "What the member would lose by deleting the account now.",
    access: "member",
    output: z.object({
      bonus: z.int(),
      bought: z.int(),
      /** The last moment at which the deletion could be undone. */
      undo_until: z.iso.datetime(),
    }),
    errors: [],
  }),
  "POST /api/account/deletion": endpoint({
    summary: "Delete the account, with the password. A mailed link undoes it for 14 days.",
    access: "member",
    body: deletionRequest,
    output: z.object({ undo_until: z.iso.datetime(), sent_to: z.string() }),
    errors: ["account_blocked"],
    changes: "header",
    limit: "login",
  }),
  "GET /api/account/deletion/partner": endpoint({
    summary: "The site that a member may visit after deleting the account; null if there is none.",
    access: "anyone",
    output: z.object({ partner: z.object({ name: z.string(), url: z.url() }).nullable() }),
    errors: [],
  }),
} as const;
