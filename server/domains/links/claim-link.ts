import type { MemberId } from "#contract/shared/ids.ts";
import type { LinkPurpose } from "#contract/links.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { isCumulative } from "./rules.ts";
import { claimOpenLink, markLinksUsed } from "./store.ts";

/**
 * Uses up a link in the same transaction as the action it is for, so that both happen or neither.
 * The other links of the purpose then also count as used, or only the newer ones. Throws `link_invalid` if the link is not
 * open or has another purpose.
 */
export async function claimLink(
  tx: Tx,
  ctx: RequestContext,
  { token, purpose }: { readonly token: string; readonly purpose: LinkPurpose },
): Promise<MemberId> {
  const link = await claimOpenLink(tx, ctx.site.id, hashToken(token), ctx.at);
  if (link?.purpose !== purpose) throw new AppError("link_invalid");
  const since = isCumulative(purpose) ? link.made_at : null;
  await markLinksUsed(tx, { site: ctx.site.id, account: link.account_id, purpose, since }, ctx.at);
  return link.account_id;
}
