import type { profileViewEndpoints } from "#contract/profile-view.ts";
import type { searchEndpoints } from "#contract/search.ts";
import { memberOf } from "#server/domains/call.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findNewMembers } from "./find-new-members.ts";
import { searchMembers } from "./search-members.ts";
import { viewMember } from "./view-member.ts";

export const searchApi: Handlers<typeof searchEndpoints & typeof profileViewEndpoints, Call> = {
  "GET /api/members": (call, { query }) => searchMembers(call, query),
  "GET /api/members/new": (call) => findNewMembers(call, memberOf(call).id),
  "GET /api/members/:id": async (call, { params }) => ({
    member: await viewMember(call, params.id),
  }),
};
