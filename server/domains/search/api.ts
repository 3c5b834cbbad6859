import type { MemberId } from "#contract/ids.ts";
import type { profileViewEndpoints } from "#contract/profile-view.ts";
import type { searchEndpoints } from "#contract/search.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { findNewMembers } from "./find-new-members.ts";
import { searchMembers } from "./search-members.ts";
import { viewMember } from "./view-member.ts";

export const searchApi: Handlers<typeof searchEndpoints & typeof profileViewEndpoints, Call> = {
  "GET /api/members": (call, { query }) => searchMembers(call, query),
  "GET /api/members/new": (call) => findNewMembers(call, memberOf(call)),
  "GET /api/members/:id": async (call, { params }) => ({
    member: await viewMember(call, params.id),
  }),
};

function memberOf({ member }: Call): MemberId {
  if (!member) throw new Refused("authentication_required");
  return member.id;
}
