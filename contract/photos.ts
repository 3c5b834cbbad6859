import { z } from "zod";
import { APPEAL_REMARK_MAX_CHARACTERS } from "./photos/limits.ts";
import { endpoint } from "./shared/endpoint.ts";
import { uuid } from "./shared/ids.ts";
import { image } from "./profiles.ts";

/** The reasons to choose from in the photo review. */
export const reviewReasons = [
  "not_you",
  "no_face",
  "other_people",
  "text_or_logo",
  "indecent",
  "poor_quality",
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Why a photo was rejected; its text is in `photos.json`. `reported`: a decision on a report says why. */
export const photoRejections = [...reviewReasons, "reported"] as const;
export type PhotoRejection = (typeof photoRejections)[number];

/** One of the member's own photos. Only an active photo is ever shown to others. */
const ownPhoto = image.extend({
  id: uuid,
  /** The first photo, which everyone sees once it is active. */
  main: z.boolean(),
  /** `hidden`: more photos than the member may show without Premium. */
  status: z.enum(["under_review", "active", "hidden", "rejected"]),
  rejection: z.enum(photoRejections).nullable(),
  /** Against the rejection: waiting for another person, or denied. Null before the member appealed. */
  appeal: z.enum(["open", "denied"]).nullable(),
});
export type OwnPhoto = z.output<typeof ownPhoto>;

const album = z.object({
  /** In the member's order, main image first. */
  photos: z.array(ownPhoto),
  /** How many photos the member may have. */
  limit: z.int(),
  /** How many Premium allows. */
  premium_limit: z.int(),
});
export type Album = z.output<typeof album>;

/** A file as it arrives. */
export const upload = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
  { error: "required" },
);

const which = z.object({ id: uuid });

export const photoEndpoints = {
  "GET /api/photos": endpoint({
    summary: "The member's own photos in every state; their addresses work for five minutes.",
    access: "member",
    output: album,
    errors: [],
  }),
  "POST /api/photos": endpoint({
    summary: "Upload a photo: a JPEG, PNG or WebP file as application/octet-stream.",
    access: "member",
    query: z.object({
      /** A rejected photo whose place the new one takes. */
      replaces: uuid.optional(),
    }),
    body: upload,
    upload: true,
    output: album,
    errors: [
      "photo_limit",
      "photo_too_large",
      "photo_type",
      "photo_heic",
      "photo_too_many_pixels",
      "photo_damaged",
    ],
    changes: "header",
    limit: "upload",
  }),
  "PUT /api/photos": endpoint({
    summary: "Order the photos; the first that others may see is the main image.",
    access: "member",
    body: z.object({ order: z.array(uuid).max(100, "too_long") }),
    output: album,
    errors: [],
    changes: "header",
    limit: "like",
  }),
  "DELETE /api/photos/:id": endpoint({
    summary: "Delete a photo; it disappears at once and can be restored for a day.",
    access: "member",
    params: which,
    output: album,
    errors: ["not_found"],
    changes: "header",
    limit: "like",
  }),
  "POST /api/photos/:id/restore": endpoint({
    summary: "Undo the deletion of a photo.",
    access: "member",
    params: which,
    output: album,
    errors: ["not_found", "photo_limit"],
    changes: "header",
    limit: "like",
  }),
  "POST /api/photos/:id/appeal": endpoint({
    summary: "Appeal against the rejection of a photo, once; another person decides.",
    access: "member",
    params: which,
    body: z.object({
      remark: z
        .string({ error: "required" })
        .trim()
        .max(APPEAL_REMARK_MAX_CHARACTERS, { error: "too_long" }),
    }),
    output: album,
    errors: ["not_found"],
    changes: "header",
    limit: "like",
  }),
} as const;
