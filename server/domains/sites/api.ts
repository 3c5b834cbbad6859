import type { siteEndpoints } from "#contract/sites.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import type { Site } from "./find-site.ts";
import { listRegions, presentCompany, presentSettings } from "./present-settings.ts";

export const siteApi: Handlers<typeof siteEndpoints, RequestContext> = {
  "GET /api/settings.php": async (ctx, { query }) => {
    const site = await findNamedSite(ctx, query?.["domain"]);
    return {
      settings: presentSettings(site, {
        locale: ctx.locale,
        country: ctx.country,
        selectedCountry: null,
        demo: ctx.services.demo,
        fictionalCount: await ctx.services.countFictional(site),
      }),
    };
  },
  "GET /api/companyinfo.php": async (ctx) => ({ companyinfo: presentCompany(ctx.site) }),
  "GET /api/interests.php": async (ctx) => ({ interests: ctx.site.interests }),
  "GET /api/regions.php": async (ctx) => ({ regions: listRegions(ctx.site) }),
};

/** The host decides; a domain in the query counts only in the server's own rendering. */
async function findNamedSite(ctx: RequestContext, domain: string | undefined): Promise<Site> {
  return ctx.rendering && domain ? ctx.services.sites.byHost(domain) : ctx.site;
}
