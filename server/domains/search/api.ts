import type { searchEndpoints } from "#contract/search.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findNewMembers } from "./find-new-members.ts";
import { findRelated } from "./find-related.ts";
import { findSimilar } from "./find-similar.ts";
import { searchMembers } from "./search-members.ts";

export const searchApi: Handlers<typeof searchEndpoints, RequestContext> = {
  "GET /api/members": (ctx, { query }) => searchMembers(ctx, query),
  "GET /api/members/similar": (ctx, { query }) => findSimilar(ctx, query),
  "GET /api/members/:id/related": async (ctx, { params }) => ({
    members: await findRelated(ctx, params.id),
  }),
  "GET /api/members/new": (ctx) => findNewMembers(ctx, requireMember(ctx).id),
};
