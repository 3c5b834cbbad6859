import type { siteEndpoints } from "#contract/sites.ts";
import type { Call } from "#server/domains/call.ts";
import { countFictional } from "#server/domains/fictional-profiles/count-fictional.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { presentCompany, presentSettings } from "./present-settings.ts";

export const siteApi: Handlers<typeof siteEndpoints, Call> = {
  "GET /api/settings.php": async (call) => ({
    settings: presentSettings(call.site, {
      locale: call.locale,
      country: call.country,
      selectedCountry: null,
      demo: call.parts.demo,
      fictionalCount: await countFictional(call.parts, call.site),
    }),
  }),
  "GET /api/companyinfo.php": async (call) => ({ companyinfo: presentCompany(call.site) }),
};
