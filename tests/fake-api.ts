import { demoSites } from "#world/demo/demo-sites.ts";
import { presentCompany, presentSettings } from "#server/domains/sites/present-settings.ts";
import type { Api } from "#web/api/api.ts";
import { ApiError } from "#web/api/api.ts";

/** A contract that answers as the first demo site does to a visitor; `answers` replace single calls. */
export function fakeApi(answers: Readonly<Record<string, () => unknown>> = {}): Api {
  const [vonk] = demoSites;
  if (!vonk) throw new Error("the demo has sites");
  const site = { ...vonk.data, id: vonk.id, hosts: vonk.hosts };
  const settings = presentSettings(site, {
    locale: "nl",
    country: null,
    selectedCountry: null,
    demo: true,
    fictionalCount: 8,
  });
  const standard: Record<string, () => unknown> = {
    "GET /api/settings.php": () => ({ settings }),
    "GET /api/companyinfo.php": () => ({ companyinfo: presentCompany(site) }),
    "GET /api/user.php": () => {
      throw new ApiError(403, { error: "authentication_required", message: "" });
    },
  };
  const all = { ...standard, ...answers };
  return ((key: string) =>
    Promise.resolve().then(() => {
      const answer = all[key];
      if (!answer) throw new Error(`the fake has no answer for ${key}`);
      return answer();
    })) as unknown as Api;
}
