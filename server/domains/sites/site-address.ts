import type { Site } from "./find-site.ts";

/** How the outside reaches every site: behind which scheme and port. */
export interface Outside {
  readonly scheme: "http" | "https";
  /** null: the scheme's own. */
  readonly port: number | null;
}

/**
 * The full address of a page of a site, for mails. The host comes from the site's data, never from
 * a request, so that nobody can have a link sent that leads to a host of theirs.
 */
export function siteAddress(outside: Outside, site: Pick<Site, "domain">, path: string): string {
  const port = outside.port === null ? "" : `:${outside.port}`;
  return new URL(path, `${outside.scheme}://${site.domain}${port}`).href;
}
