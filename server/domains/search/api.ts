import type { profileViewEndpoints } from "#contract/profile-view.ts";
import type { searchEndpoints } from "#contract/search.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findNewMembers } from "./find-new-members.ts";
import { searchMembers } from "./search-members.ts";
import { viewMember } from "./view-member.ts";

export const searchApi: Handlers<
  typeof searchEndpoints & typeof profileViewEndpoints,
  RequestContext
> = {
  "GET /api/members": (ctx, { query }) => searchMembers(ctx, query),
  "GET /api/members/new": (ctx) => findNewMembers(ctx, requireMember(ctx).id),
  "GET /api/members/:id": async (ctx, { params }) => ({
    member: await viewMember(ctx, params.id),
  }),
};
