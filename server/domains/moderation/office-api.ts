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
  "POST /api/office/cases/:id/claim": (ctx, { params }) => claimCase(ctx, params.id),
  "POST /api/office/cases/:id/release": (ctx, { params }) => releaseCase(ctx, params.id),
  "POST /api/office/cases/:id/decide": (ctx, { params, body }) => decideCase(ctx, params.id, body),
};
