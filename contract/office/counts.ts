import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { staffRoles } from "./roles.ts";

/** What waits for a decision, each null for a person who has no part in it. */
const counts = z.object({
  photos: z.int().nullable(),
  cases: z.int().nullable(),
  appeals: z.int().nullable(),
  conversations: z.int().nullable(),
  flags: z.int().nullable(),
});
export type OfficeCounts = z.output<typeof counts>;

export const countEndpoints = {
  "GET /api/office/counts": endpoint({
    summary: "How much waits for the person who is signed in, as the menu shows it.",
    access: staffRoles,
    output: counts,
    errors: [],
  }),
} as const;
