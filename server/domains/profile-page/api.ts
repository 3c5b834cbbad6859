import type { profilePageEndpoints } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { viewMember } from "./view-member.ts";

export const profilePageApi: Handlers<typeof profilePageEndpoints, RequestContext> = {
  "GET /api/members/:id": async (ctx, { params }) => ({ member: await viewMember(ctx, params.id) }),
};
