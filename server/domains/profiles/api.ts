import type { profileEndpoints } from "#contract/profiles.ts";
import type { Call } from "#server/domains/call.ts";
import { siteRegions } from "#server/domains/sites/present-settings.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";

export const profileApi: Handlers<typeof profileEndpoints, Call> = {
  "GET /api/interests.php": async (call) => ({ interests: call.site.interests }),
  "GET /api/regions.php": async (call) => ({ regions: siteRegions(call.site) }),
};
