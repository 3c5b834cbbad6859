import type { LinkPurpose, LinkState } from "#contract/links.ts";
import type { Call } from "#server/domains/call.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { tokenHash } from "#server/platform/secrets/tokens.ts";
import { stateOf } from "./rules.ts";
import { linkByHash } from "./store.ts";

/**
 * What a link of this site is for and whether it works. Throws `link_invalid` where there never was
 * one, on another site as well.
 */
export async function findLink(
  call: Call,
  token: string,
): Promise<{ readonly purpose: LinkPurpose; readonly state: LinkState }> {
  const link = await linkByHash(call.parts.db, call.site.id, tokenHash(token));
  if (!link) throw new Refused("link_invalid");
  return { purpose: link.purpose, state: stateOf(link, call.at) };
}
