import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";

/** Who can find the member and write to the member first. */
const visibility = z.object({
  /** Nobody finds, likes or writes to the member first; members she likes or writes to see her. */
  invisible: z.boolean(),
  /** Only members she liked can start a conversation with her. */
  liked_only: z.boolean(),
});
export type Visibility = z.output<typeof visibility>;

export const visibilityEndpoints = {
  "GET /api/profile/visibility": endpoint({
    summary: "Who can find the member and write to the member first.",
    access: "member",
    output: visibility,
    errors: [],
  }),
  "PUT /api/profile/visibility": endpoint({
    summary: "Change one or both choices; returns them all.",
    access: "member",
    body: visibility.partial(),
    output: visibility,
    errors: [],
    changes: "header",
    limit: "profile_change",
  }),
} as const;
