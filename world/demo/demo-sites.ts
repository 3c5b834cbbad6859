import type { SiteId } from "#contract/ids.ts";
import type { SiteDocument } from "#server/domains/sites/save-site.ts";
import { siteData } from "#server/domains/sites/site-data.ts";
import type { SiteData } from "#server/domains/sites/site-data.ts";
import secondSpring from "./sites/second-spring.json" with { type: "json" };
import vonk from "./sites/vonk.json" with { type: "json" };
import zweiterFruehling from "./sites/zweiter-fruehling.json" with { type: "json" };

/** A site as the demo brings it: what `putSite` takes, with its document already checked. */
export interface DemoSite extends SiteDocument {
  readonly data: SiteData;
}

/** The three sites of the demo, in their order. Loading throws ZodError where one is not a site. */
export const demoSites: readonly DemoSite[] = [vonk, zweiterFruehling, secondSpring].map(parse);

function parse(document: Omit<SiteDocument, "id"> & { readonly id: string }): DemoSite {
  return { ...document, id: document.id as SiteId, data: siteData.parse(document.data) };
}
