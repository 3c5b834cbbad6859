import { notBuilt } from "./not-built.ts";
import type { Route } from "./route-types.ts";

/** The legal pages, help and complaints. */
export const legalRoutes = {
  terms: legal("/pages/terms", "terms"),
  privacy: legal("/pages/privacy", "privacy"),
  returnPolicy: legal("/pages/return-policy", "return-policy"),
  ban: notBuilt("/pages/ban", "default"),
  cookies: notBuilt("/pages/cookies", "default"),
  faq: notBuilt("/pages/faq", "default"),
  service: notBuilt("/pages/service", "default"),
  complaints: {
    path: "/complaints",
    layout: "default",
    page: () => import("#web/pages/complaints/complaints-page.tsx"),
    areas: ["cases"],
  },
} as const satisfies Readonly<Record<string, Route>>;

function legal(path: string, area: "terms" | "privacy" | "return-policy"): Route {
  return {
    path,
    layout: "default",
    page: () => import("#web/pages/pages/legal-page.tsx"),
    areas: [area],
    lazy: true,
    isListed: true,
  };
}
