import type { RequestContext } from "#server/domains/request-context.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { RelyingParty } from "#server/platform/secrets/passkeys.ts";

/** Passkeys belong to a site's own host, so that another site's passkey never logs in here. */
export function getRelyingParty({
  services,
  site,
}: Pick<RequestContext, "services" | "site">): RelyingParty {
  const { origin, hostname } = new URL(buildSiteUrl(services.publicOrigin, site, "/"));
  return { name: site.name, host: hostname, origin };
}
