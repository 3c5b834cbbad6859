import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { sendActivationMail } from "./send-activation-mail.ts";
import { findEmailAddress } from "./store.ts";

/** Mails a new link and returns the address. Throws `already_confirmed`, `too_many_requests`. */
export async function resendActivationMail(ctx: RequestContext, id: MemberId): Promise<string> {
  const { db } = ctx.services;
  const account = await findEmailAddress(db, ctx.site.id, id);
  if (!account) throw new AppError("authentication_required");
  if (account.confirmed_at) throw new AppError("already_confirmed");
  await db.transaction().execute((tx) => sendActivationMail(tx, ctx, { id, ...account }));
  return account.email;
}
