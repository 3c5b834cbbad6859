import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { consumeRateLimit } from "#server/platform/persistent-rate-limit.ts";
import { sendActivationMail } from "./send-activation-mail.ts";
import { findEmailAddress } from "./store.ts";

const limit = { name: "activation_mail", times: 3, windowMs: 3_600_000 };

/**
 * Mails a new link, three times an hour at most, and returns the address it went to. Throws
 * `already_confirmed`, `too_many_requests`.
 */
export async function resendActivationMail(ctx: RequestContext, id: MemberId): Promise<string> {
  const { db } = ctx.services;
  const account = await findEmailAddress(db, ctx.site.id, id);
  if (!account) throw new AppError("authentication_required");
  if (account.confirmed_at) throw new AppError("already_confirmed");
  await consumeRateLimit(db, limit, { site: ctx.site.id, key: id, at: ctx.at });
  await db.transaction().execute((tx) => sendActivationMail(tx, ctx, { id, ...account }));
  return account.email;
}
