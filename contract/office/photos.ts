import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";
import { reviewReasons } from "#contract/photos.ts";

/** A photo under review. */
const reviewedPhoto = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  site_name: z.string(),
  added_at: z.iso.datetime(),
  /** Whether it is, or would become, the main image. */
  main: z.boolean(),
  /** How many photos of this member were rejected before. */
  rejected_before: z.int(),
});
export type ReviewedPhoto = z.output<typeof reviewedPhoto>;

const which = z.object({ id: uuid });

export const reviewEndpoints = {
  "GET /api/office/photos": endpoint({
    summary: "The next photos to review, oldest first, which no other moderator has on screen.",
    access: ["moderator"],
    output: z.object({
      photos: z.array(reviewedPhoto),
      /** How many wait in all. */
      waiting: z.int(),
    }),
    errors: [],
  }),
  "POST /api/office/photos/:id/approve": endpoint({
    summary: "Approve a photo, which others then see.",
    access: ["moderator"],
    params: which,
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "POST /api/office/photos/:id/reject": endpoint({
    summary: "Reject a photo, with a reason that the member reads.",
    access: ["moderator"],
    params: which,
    body: z.object({ reason: z.enum(reviewReasons, { error: "invalid_value" }) }),
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "POST /api/office/photos/:id/skip": endpoint({
    summary: "Leave a photo to other moderators, and see it again after all others.",
    access: ["moderator"],
    params: which,
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "POST /api/office/photos/:id/undo": endpoint({
    summary: "Take back one's own decision of the last ten minutes.",
    access: ["moderator"],
    params: which,
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
} as const;
