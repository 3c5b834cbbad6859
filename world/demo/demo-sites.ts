import { siteDocument } from "#server/domains/sites/site-data/site-data.ts";
import type { SiteDocument } from "#server/domains/sites/site-data/site-data.ts";
import secondSpring from "./sites/second-spring.json" with { type: "json" };
import vonk from "./sites/vonk.json" with { type: "json" };
import zweiterFruehling from "./sites/zweiter-fruehling.json" with { type: "json" };

/** A site of the demo, with its document already validated. */
export type DemoSite = SiteDocument;

/** The three sites of the demo, in order. Loading throws ZodError if one is not a valid site. */
export const demoSites: readonly DemoSite[] = [vonk, zweiterFruehling, secondSpring].map(
  (document) => siteDocument.parse(document),
);
