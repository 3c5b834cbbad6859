import type { siteEndpoints } from "#contract/sites.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { listRegions, presentCompany, presentSettings } from "./present-settings.ts";

export const siteApi: Handlers<typeof siteEndpoints, RequestContext> = {
  "GET /api/settings.php": async (ctx) => ({
    settings: presentSettings(ctx.site, {
      locale: ctx.locale,
      country: ctx.country,
      selectedCountry: null,
      fromTrafficSource: hasTrafficSource(ctx),
      demo: ctx.services.demo,
      pushPublicKey: ctx.services.push?.publicKey ?? null,
      fictionalCount: await ctx.services.countFictional(ctx.site),
    }),
  }),
  "GET /api/companyinfo.php": async (ctx) => ({ companyinfo: presentCompany(ctx.site) }),
  "GET /api/interests.php": async (ctx) => ({ interests: ctx.site.interests }),
  "GET /api/regions.php": async (ctx) => ({ regions: listRegions(ctx.site) }),
};
