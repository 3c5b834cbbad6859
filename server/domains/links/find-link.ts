import type { LinkPurpose, LinkState } from "#contract/links.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { stateOf } from "./rules.ts";
import { linkByHash } from "./store.ts";

/**
 * What a link of this site is for and whether it works. Throws `link_invalid` where there never was
 * one, on another site as well.
 */
export async function findLink(
  ctx: RequestContext,
  token: string,
): Promise<{ readonly purpose: LinkPurpose; readonly state: LinkState }> {
  const link = await linkByHash(ctx.services.db, ctx.site.id, hashToken(token));
  if (!link) throw new AppError("link_invalid");
  return { purpose: link.purpose, state: stateOf(link, ctx.at) };
}
