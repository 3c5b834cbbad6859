import type { MemberId } from "#contract/ids.ts";
import type { LinkPurpose } from "#contract/links.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { takeLink } from "./store.ts";

/**
 * Uses a link up in the transaction that does what it is for: both happen, or neither. Throws
 * `link_invalid` where it is not open or is for something else.
 */
export async function claimLink(
  tx: Tx,
  ctx: RequestContext,
  { token, purpose }: { readonly token: string; readonly purpose: LinkPurpose },
): Promise<MemberId> {
  const link = await takeLink(tx, ctx.site.id, hashToken(token), ctx.at);
  if (link?.purpose !== purpose) throw new AppError("link_invalid");
  return link.account_id;
}
