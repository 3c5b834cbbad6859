import type { dataExportEndpoints } from "#contract/data-export.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { enqueueExport, findExport } from "./enqueue-export.ts";

export const dataExportApi: Handlers<typeof dataExportEndpoints, RequestContext> = {
  "GET /api/data-export": async (ctx) => ({ export: await findExport(ctx, requireMember(ctx).id) }),
  "POST /api/data-export": async (ctx, { body }) => ({
    export: await enqueueExport(ctx, requireMember(ctx), body.password),
  }),
};
