import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";

/** A place where the member is logged in. */
const session = z.object({
  id: z.uuid(),
  /** By the names their makers use; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO country of the log-in, if known. */
  country: z.string().nullable(),
  /** When it was last used, precise to ten minutes. */
  used_at: z.iso.datetime(),
  /** The session that made this call. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const sessionEndpoints = {
  "GET /api/sessions": endpoint({
    summary: "Where the member is logged in: this device first, then the last used.",
    access: "member",
    output: z.object({ sessions: z.array(session) }),
    errors: [],
  }),
  "DELETE /api/sessions": endpoint({
    summary: "Log out on every other device.",
    access: "member",
    output: null,
    errors: [],
    changes: "header",
  }),
  "DELETE /api/sessions/:id": endpoint({
    summary: "Log out on one device; idempotent.",
    access: "member",
    params: z.object({ id: uuid }),
    output: null,
    errors: [],
    changes: "header",
  }),
} as const;
