import type { caseEndpoints } from "#contract/office/cases.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { decideCase } from "./cases/decide-case.ts";
import {
  claimCase,
  listCases,
  listReportedPhotos,
  loadCase,
  releaseCase,
} from "./cases/office-cases.ts";

export const moderationOfficeApi: Handlers<typeof caseEndpoints, OfficeContext> = {
  "GET /api/office/cases": (ctx) => listCases(ctx),
  "GET /api/office/reported-photos": async (ctx) => ({ photos: await listReportedPhotos(ctx) }),
  "GET /api/office/cases/:id": (ctx, { params }) => loadCase(ctx, params.id),
  "POST /api/office/cases/:id/claim": async (ctx, { params }) => {
    await claimCase(ctx, params.id);
    return undefined;
  },
  "POST /api/office/cases/:id/release": async (ctx, { params }) => {
    await releaseCase(ctx, params.id);
    return undefined;
  },
  "POST /api/office/cases/:id/decide": async (ctx, { params, body }) => {
    await decideCase(ctx, params.id, body);
    return undefined;
  },
};
