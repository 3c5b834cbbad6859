import { z } from "zod";
import { photoRejections } from "#contract/photos.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";

/** A rejected photo whose owner asks for another decision. */
const appealedPhoto = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  site_name: z.string(),
  made_at: z.iso.datetime(),
  rejection: z.enum(photoRejections),
  /** What the member wrote; may be empty. */
  remark: z.string(),
});
export type AppealedPhoto = z.output<typeof appealedPhoto>;

export const appealEndpoints = {
  "GET /api/office/photo-appeals": endpoint({
    summary: "The appeals against rejected photos that this moderator can decide, oldest first.",
    access: ["moderator"],
    output: z.object({
      appeals: z.array(appealedPhoto),
      /** How many appeals wait in all. */
      waiting: z.int(),
    }),
    errors: [],
  }),
  "POST /api/office/photo-appeals/:id": endpoint({
    summary: "Decide an appeal that was made against another person's decision.",
    access: ["moderator"],
    params: z.object({ id: uuid }),
    body: z.object({ granted: z.boolean({ error: "invalid_value" }) }),
    output: null,
    errors: ["role_required", "not_found", "own_decision"],
    changes: "header",
  }),
} as const;
