import { insertStop } from "#server/domains/accounts/find-account.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { saveChoice } from "./store.ts";

/**
 * Switches off the kinds of mail that a link in a mail names. It needs no log-in, and the link
 * keeps working. Throws `link_invalid`.
 */
export async function endMailsByLink(ctx: RequestContext, token: string): Promise<null> {
  const { account, keys } = await findUnsubscribeLink(ctx, token);
  for (const key of keys) {
    await saveChoice(ctx.services.db, {
      account_id: account,
      key,
      mail: false,
      changed_at: ctx.at,
    });
  }
  return null;
}

/**
 * Ends all notification mails, as the mail program's own button requests (RFC 8058). Throws
 * `link_invalid`.
 */
export async function endMailsByProgram(ctx: RequestContext, token: string): Promise<void> {
  const { account } = await findUnsubscribeLink(ctx, token);
  await insertStop(ctx.services.db, { account_id: account, reason: "listunsubscribe" });
}

async function findUnsubscribeLink(ctx: RequestContext, token: string) {
  const { purpose, account, data } = await findLink(ctx, token);
  if (purpose !== "unsubscribe") throw new AppError("link_invalid");
  return { account, keys: data.keys ?? [] };
}
