import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";

export const countEndpoints = {
  "GET /api/counts": endpoint({
    summary: "The counts on the badges: unread messages and new likes, each up to 1,000.",
    access: "member",
    query: z.object({
      /** The page is not on screen: it asks because a live event arrived, and nobody looks at it. */
      hidden: z.literal("yes", { error: "invalid_value" }).optional(),
    }),
    output: z.object({ messages: z.int().min(0), likes: z.int().min(0) }),
    errors: [],
  }),
} as const;
