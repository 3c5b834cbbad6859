import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";

export const trackingEndpoints = {
  "POST /api/page-hidden.php": endpoint({
    summary: "A beacon sent when the page becomes hidden. Its body is an empty JSON object.",
    access: "anyone",
    body: z.strictObject({}),
    output: null,
    errors: [],
    changes: "same-origin",
    limit: "beacon",
  }),
} as const;
