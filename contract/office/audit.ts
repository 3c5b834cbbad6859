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

const chain = z.object({
  /** How many entries the verification covered. */
  entries: z.int(),
  /** The hash of the last of them. */
  hash: z.string(),
  /** How many places were broken. */
  breaks: z.int(),
  /** Null before the first verification. */
  checked_at: z.iso.datetime().nullable(),
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
    summary: "The last verification of the audit trail.",
    access: ["admin"],
    output: chain,
    errors: [],
  }),
  "POST /api/office/audit/chain": endpoint({
    summary: "Verify the whole audit trail now.",
    access: ["admin"],
    output: chain,
    errors: [],
    changes: "header",
  }),
} as const;
