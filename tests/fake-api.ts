import type { Locale } from "#contract/languages.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import type { DemoSite } from "#world/demo/demo-sites.ts";
import { presentCompany, presentSettings } from "#server/domains/sites/present-settings.ts";
import type { Api } from "#web/api/api.ts";
import { ApiError } from "#web/api/api.ts";

interface Visit {
  /** Which of the demo's sites; the first unless said. */
  readonly site?: DemoSite | undefined;
  readonly locale?: Locale;
}

/** A contract that answers as a demo site does to a visitor; `answers` replace single calls. */
export function fakeApi(
  answers: Readonly<Record<string, () => unknown>> = {},
  { site: document = demoSites[0], locale = "nl" }: Visit = {},
): Api {
  if (!document) throw new Error("the demo has sites");
  const site = { ...document.data, id: document.id, hosts: document.hosts };
  const settings = presentSettings(site, {
    locale,
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
