import type { Site } from "./find-site.ts";

/** The public scheme and port of the sites; the host comes from each site's data. */
export interface PublicOrigin {
  readonly scheme: "http" | "https";
  /** Null for the scheme's default port. */
  readonly port: number | null;
}

/**
 * The full address of a site's page, for mails and search engines. The host comes from the site's
 * data: from a request, anyone could make us send links to their own host.
 */
export function buildSiteUrl(
  { scheme, port }: PublicOrigin,
  site: Pick<Site, "domain">,
  path: string,
): string {
  return new URL(path, `${scheme}://${site.domain}${port === null ? "" : `:${port}`}`).href;
}
