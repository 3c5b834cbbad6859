import { z } from "zod";
import { upload } from "#contract/photos.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";

/** The paths of a photo's files, under `cdn_prefix`. */
const chatPhoto = z.object({
  /** As large as it was sent, at most 1600 pixels. */
  filename: z.string(),
  /** Fits a message. */
  medium_filename: z.string(),
  /** So blurred that nothing can be recognised, for a member who has not chosen to see it. */
  blurred_filename: z.string(),
});

export const chatPhotoEndpoints = {
  "POST /api/chats/photos": endpoint({
    summary: "Upload a photo for a message: a JPEG, PNG or WebP file as application/octet-stream.",
    access: "member",
    body: upload,
    upload: true,
    output: z.object({ photo: uuid }),
    errors: [
      "photo_too_large",
      "photo_type",
      "photo_heic",
      "photo_too_many_pixels",
      "photo_damaged",
    ],
    changes: "header",
    limit: "chat_upload",
  }),
  "GET /api/chats/photos/:id": endpoint({
    summary:
      "Where the files of a photo in a conversation are; the addresses work for five minutes.",
    access: "member",
    params: z.object({ id: uuid }),
    output: chatPhoto,
    errors: ["not_found"],
  }),
} as const;
