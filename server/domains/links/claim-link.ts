import type { MemberId } from "#contract/ids.ts";
import type { LinkPurpose } from "#contract/links.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { claimOpenLink } from "./store.ts";

/**
 * Uses up a link in the transaction that does what the link is for, so that both happen or neither.
 * Throws `link_invalid` if the link is not open or has another purpose.
 */
export async function claimLink(
  tx: Tx,
  ctx: RequestContext,
  { token, purpose }: { readonly token: string; readonly purpose: LinkPurpose },
): Promise<MemberId> {
  const link = await claimOpenLink(tx, ctx.site.id, hashToken(token), ctx.at);
  if (link?.purpose !== purpose) throw new AppError("link_invalid");
  return link.account_id;
}
