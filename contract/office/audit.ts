import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { auditActions } from "./audit-actions.ts";
import { staffId } from "./staff.ts";

const audited = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the command line. */
  by: z.string().nullable(),
  site_name: z.string().nullable(),
  action: z.enum(auditActions),
  target: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

export const auditEndpoints = {
  "GET /api/office/audit": endpoint({
    summary: "The audit trail of the admin's sites, latest first, 50 at a time.",
    access: ["admin"],
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      /** Who did it. */
      staff: staffId.optional(),
      action: z.enum(auditActions).optional(),
      site: z.string().max(40).optional(),
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
    }),
    output: z.object({ entries: z.array(audited), more: z.boolean() }),
    errors: [],
  }),
  "GET /api/office/audit/chain": endpoint({
    summary:
      "Verify the whole audit trail: how many entries it has, where it ends and how many places are broken.",
    access: ["admin"],
    output: z.object({ entries: z.int(), hash: z.string(), breaks: z.int() }),
    errors: [],
  }),
} as const;
