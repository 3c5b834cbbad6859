import { findAccount } from "#server/domains/accounts/find-account.ts";
import { consumeLookupLimit } from "#server/domains/accounts/find-address-owner.ts";
import { normalizeEmail, RESET_MAIL_LIMIT } from "#server/domains/accounts/rules.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { consumeRateLimit } from "#server/platform/limits/persistent-rate-limit.ts";
import { enqueue } from "#server/platform/queue/queue.ts";
import { sendResetMailJob } from "./send-reset-mail.ts";

/**
 * Queues a mail with a link that sets a new password. Throws `invalid_input` for an address without
 * an account, `reset_mail_limit` and `too_many_requests`. On a site with neutral answers it reads
 * and writes the same for every address, and only the mail reveals whether there is an account.
 */
export async function queueResetMail(ctx: RequestContext, email: string): Promise<void> {
  const { services, site, at, locale } = ctx;
  await consumeLookupLimit(ctx, email);
  if (!site.neutral_account_answers && !(await findAccount(services.db, site.id, email))) {
    throw new AppError("invalid_input", { fields: { email: "email_unknown" } });
  }
  await services.db.transaction().execute(async (tx) => {
    await consumeRateLimit(tx, RESET_MAIL_LIMIT, { site: site.id, key: normalizeEmail(email), at });
    await enqueue(tx, sendResetMailJob, { site: site.id, email, locale });
  });
}
