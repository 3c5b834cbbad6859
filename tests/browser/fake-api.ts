import type { CallOf, OutputOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { settings } from "#contract/sites.ts";
import type { Settings } from "#contract/sites.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import type { DemoSite } from "#world/demo/demo-sites.ts";
import { toSite } from "#server/domains/sites/find-site.ts";
import { presentCompany, presentSettings } from "#server/domains/site-settings/present-settings.ts";
import type { Api, Key } from "#web/api/api.ts";
import { ApiError } from "#web/api/api.ts";

type MaybeLater<T> = T | Promise<T>;

/** Results or errors by endpoint. */
export type Answers = {
  readonly [K in Key]?: (input: CallOf<Endpoints[K]>) => MaybeLater<OutputOf<Endpoints[K]>>;
};

/** An API with only these answers; `onCall` receives each request. */
export function fakeApi(
  answers: Answers,
  onCall: (key: Key, input: unknown) => void = () => undefined,
): Api {
  return async (key, input) => {
    onCall(key, input);
    const answer = answers[key];
    if (!answer) throw new Error(`the fake has no answer for ${key}`);
    return answer(input);
  };
}

interface Visit {
  /** One of the demo's sites; the first by default. */
  readonly site?: DemoSite | undefined;
  readonly locale?: Locale;
}

function siteOf({ site: document = demoSites[0] }: Visit) {
  if (!document) throw new Error("the demo has no sites");
  return toSite(document.data, document);
}

/** The settings that a demo site gives a visitor. */
export function demoSettings(visit: Visit = {}): Settings {
  const presented = presentSettings(siteOf(visit), {
    locale: visit.locale ?? "nl",
    country: null,
    selectedCountry: null,
    fromTrafficSource: false,
    demo: true,
    pushPublicKey: null,
    fictionalCount: 8,
  });
  // The endpoint's output schema strips other fields here, too.
  return settings.parse(presented);
}

export const demoCompany = (visit: Visit = {}) => presentCompany(siteOf(visit));

/** The answers of a demo site to a visitor; `answers` override single endpoints. */
export function demoAnswers(answers: Answers = {}, visit: Visit = {}): Answers {
  return {
    "GET /api/settings.php": () => ({ settings: demoSettings(visit) }),
    "GET /api/companyinfo.php": () => ({ companyinfo: demoCompany(visit) }),
    "GET /api/user.php": () => {
      throw new ApiError(403, { error: "authentication_required", message: "" });
    },
    ...answers,
  };
}
