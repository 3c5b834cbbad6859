import type { profileEndpoints } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { requireMember } from "#server/domains/request-context.ts";
import { saveProfile, loadOwnDetails } from "./own-profile/save-profile.ts";
import { loadVisibility, saveVisibility } from "./visibility/visibility-choices.ts";

export const profilesApi: Handlers<typeof profileEndpoints, RequestContext> = {
  "GET /api/profile": async (ctx) => ({
    profile: await loadOwnDetails(ctx, requireMember(ctx)),
  }),
  "PUT /api/profile": async (ctx, { body }) => ({
    profile: await saveProfile(ctx, requireMember(ctx), body),
  }),
  "GET /api/profile/visibility": (ctx) => loadVisibility(ctx, requireMember(ctx)),
  "PUT /api/profile/visibility": (ctx, { body }) => saveVisibility(ctx, requireMember(ctx), body),
};
