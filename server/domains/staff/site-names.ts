import type { SiteId } from "#contract/shared/ids.ts";
import type { OfficeContext } from "./office-context.ts";

/** The name of each site, as the office shows it. */
export async function loadSiteNames({
  services,
}: OfficeContext): Promise<ReadonlyMap<SiteId, string>> {
  return new Map((await services.sites.all()).map(({ id, name }) => [id, name]));
}
