import type { MemberId } from "#contract/shared/ids.ts";
import type { LinkPurpose, LinkState } from "#contract/links.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { decideLinkState } from "./rules.ts";
import { findLinkByHash } from "./store.ts";
import type { LinkData } from "./store.ts";

export interface FoundLink {
  readonly purpose: LinkPurpose;
  readonly state: LinkState;
  readonly account: MemberId;
  readonly data: LinkData;
}

/**
 * The purpose, the state and the account of a link. Throws `link_invalid` if this site never created
 * it, even if another site did.
 */
export async function findLink(ctx: RequestContext, token: string): Promise<FoundLink> {
  const link = await findLinkByHash(ctx.services.db, ctx.site.id, hashToken(token));
  if (!link) throw new AppError("link_invalid");
  return {
    purpose: link.purpose,
    state: decideLinkState(link, ctx.at),
    account: link.account_id,
    data: link.data,
  };
}
