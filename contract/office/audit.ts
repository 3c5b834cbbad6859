import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";

const audited = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the command line. */
  by: z.string().nullable(),
  site_name: z.string().nullable(),
  action: z.string(),
  target: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

export const auditEndpoints = {
  "GET /api/office/audit": endpoint({
    summary: "The audit trail of the admin's sites, latest first, 50 at a time.",
    access: ["admin"],
    query: z.object({ before: z.coerce.number().int().positive().optional() }),
    output: z.object({ entries: z.array(audited), more: z.boolean() }),
    errors: [],
  }),
} as const;
