import type { SiteId } from "#contract/shared/ids.ts";
import type { OfficeContext } from "./office-context.ts";

/** Names a site as the office shows it; a site that is closed has only its id. */
export type NameSite = (site: SiteId) => string;

export async function loadSiteNames({ services }: OfficeContext): Promise<NameSite> {
  const names = new Map((await services.sites.all()).map(({ id, name }) => [id, name]));
  return (site) => names.get(site) ?? site;
}
