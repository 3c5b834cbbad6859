import type { profileEndpoints } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { siteRegions } from "#server/domains/sites/present-settings.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";

export const profileApi: Handlers<typeof profileEndpoints, RequestContext> = {
  "GET /api/interests.php": async (ctx) => ({ interests: ctx.site.interests }),
  "GET /api/regions.php": async (ctx) => ({ regions: siteRegions(ctx.site) }),
};
