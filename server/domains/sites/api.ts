import type { siteEndpoints } from "#contract/sites.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { countFictional } from "#server/domains/fictional-profiles/count-fictional.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import type { Site } from "./find-site.ts";
import { presentCompany, presentSettings } from "./present-settings.ts";

export const siteApi: Handlers<typeof siteEndpoints, RequestContext> = {
  "GET /api/settings.php": async (ctx, { query }) => {
    const site = await siteAskedFor(ctx, query?.["domain"]);
    return {
      settings: presentSettings(site, {
        locale: ctx.locale,
        country: ctx.country,
        selectedCountry: null,
        demo: ctx.services.demo,
        fictionalCount: await countFictional(ctx.services, site),
      }),
    };
  },
  "GET /api/companyinfo.php": async (ctx) => ({ companyinfo: presentCompany(ctx.site) }),
};

/** The host decides; a forced domain counts only from the server's own rendering pass. */
async function siteAskedFor(ctx: RequestContext, domain: string | undefined): Promise<Site> {
  return ctx.rendering && domain ? ctx.services.sites.byHost(domain) : ctx.site;
}
