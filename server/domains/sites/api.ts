import type { siteEndpoints } from "#contract/sites.ts";
import type { Call } from "#server/domains/call.ts";
import { countFictional } from "#server/domains/fictional-profiles/count-fictional.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import type { Site } from "./find-site.ts";
import { presentCompany, presentSettings } from "./present-settings.ts";

export const siteApi: Handlers<typeof siteEndpoints, Call> = {
  "GET /api/settings.php": async (call, { query }) => {
    const site = await siteAskedFor(call, query?.["domain"]);
    return {
      settings: presentSettings(site, {
        locale: call.locale,
        country: call.country,
        selectedCountry: null,
        demo: call.parts.demo,
        fictionalCount: await countFictional(call.parts, site),
      }),
    };
  },
  "GET /api/companyinfo.php": async (call) => ({ companyinfo: presentCompany(call.site) }),
};

/** The host decides; a forced domain counts only from the server's own rendering pass. */
async function siteAskedFor(call: Call, domain: string | undefined): Promise<Site> {
  return call.rendering && domain ? call.parts.sites.byHost(domain) : call.site;
}
