import type { Site } from "./find-site.ts";

/** The scheme and port behind which the sites are reached; the host comes from each site's data. */
export interface PublicOrigin {
  readonly scheme: "http" | "https";
  /** null: the scheme's own. */
  readonly port: number | null;
}

/**
 * The full address of a page of a site, for mails and search engines. The host comes from the
 * site's data: taken from a request, it would let anybody send links that lead to a host of theirs.
 */
export function buildSiteUrl(
  { scheme, port }: PublicOrigin,
  site: Pick<Site, "domain">,
  path: string,
): string {
  return new URL(path, `${scheme}://${site.domain}${port === null ? "" : `:${port}`}`).href;
}
