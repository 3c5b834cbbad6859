import { z } from "zod";
import { credentials } from "./accounts.ts";
import { endpoint } from "./shared/endpoint.ts";

const dataExport = z.object({
  state: z.enum(["preparing", "ready"]),
  /** Where the member, logged in, downloads it; null until it is ready. */
  address: z.string().nullable(),
  /** In bytes. */
  size: z.int().nullable(),
  expires_at: z.iso.datetime().nullable(),
});
export type DataExport = z.output<typeof dataExport>;

const output = z.object({ export: dataExport.nullable() });

export const dataExportEndpoints = {
  "GET /api/data-export": endpoint({
    summary: "The copy of the member's data that is being made or can be downloaded.",
    access: "member",
    output,
    errors: [],
  }),
  "POST /api/data-export": endpoint({
    summary: "Request a copy of the member's data, with the password; once a day.",
    access: "member",
    body: z.object({ password: credentials.shape.password }),
    output,
    errors: ["account_blocked"],
    changes: "header",
    limit: "login",
  }),
} as const;
