import type { searchEndpoints } from "#contract/search.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findNewMembers } from "./find-new-members.ts";
import { searchMembers } from "./search-members.ts";

export const searchApi: Handlers<typeof searchEndpoints, RequestContext> = {
  "GET /api/members": (ctx, { query }) => searchMembers(ctx, query),
  "GET /api/members/new": (ctx) => findNewMembers(ctx, requireMember(ctx).id),
};
