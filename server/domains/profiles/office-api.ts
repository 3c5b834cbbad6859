import type { memberEndpoints } from "#contract/office/members.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { saveCorrection } from "./support/save-correction.ts";
import { findMembers } from "./support/find-members.ts";

export const profilesOfficeApi: Handlers<typeof memberEndpoints, OfficeContext> = {
  "POST /api/office/members/search": async (ctx, { body }) => ({
    members: await findMembers(ctx, body.text),
  }),
  "PUT /api/office/members/:id": async (ctx, { params, body }) => ({
    member: await saveCorrection(ctx, params.id, body),
  }),
};
