import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";

export const countEndpoints = {
  "GET /api/counts": endpoint({
    summary: "The counts on the badges: unread messages and new likes, each up to 1,000.",
    access: "member",
    query: z.object({
      /**
       * The page is hidden: it makes the request because of a live event, and nobody is looking.
       */
      hidden: z.literal("yes", { error: "invalid_value" }).optional(),
    }),
    output: z.object({ messages: z.int().min(0), likes: z.int().min(0) }),
    errors: [],
  }),
} as const;
