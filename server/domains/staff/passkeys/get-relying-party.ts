import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { RelyingParty } from "#server/platform/secrets/passkeys.ts";

/** Passkeys of staff belong to the office's host, so that none works on a member site. */
export function getRelyingParty({
  services,
  office,
}: Pick<OfficeContext, "services" | "office">): RelyingParty {
  const { origin, hostname } = new URL(
    buildSiteUrl(services.publicOrigin, { domain: office.host }, "/"),
  );
  return { name: hostname, host: hostname, origin };
}
