import {
  checkOwnPassword,
  requirePassword,
} from "#server/domains/accounts/passwords/check-own-password.ts";
import {
  consumeLookupLimit,
  findAddressOwner,
} from "#server/domains/accounts/find-address-owner.ts";
import { normalizeEmail, EMAIL_CHANGE_MAIL_LIMIT } from "#server/domains/accounts/rules.ts";
import { findPersonalData } from "#server/domains/profiles/reads.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { consumeRateLimit } from "#server/platform/limits/persistent-rate-limit.ts";
import { enqueue } from "#server/platform/queue/queue.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { sendEmailChangeMailJob } from "./send-email-change-mail.ts";

/**
 * Queues a link to the new address of a member who knows the password; the address changes once the
 * link is used. Throws `invalid_input` naming the field, `account_blocked` and `too_many_requests`.
 * On a site with neutral answers it reads and writes the same for every address, and only the mail
 * reveals whether there is an account.
 */
export async function queueEmailChange(
  ctx: RequestContext,
  { id }: CurrentMember,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { services, site, at } = ctx;
  const account = await checkOwnPassword(ctx, id, password);
  const person = await findPersonalData(services.db, site.id, id);
  if (person && normalizeEmail(person.name) === normalizeEmail(email)) {
    throw new AppError("invalid_input", { fields: { email: "email_is_name" } });
  }
  if (site.neutral_account_answers) await consumeLookupLimit(ctx, email);
  else if (![null, id].includes(await findAddressOwner(ctx, email))) {
    throw new AppError("invalid_input", { fields: { email: "email_taken" } });
  }
  await services.db.transaction().execute(async (tx) => {
    await consumeRateLimit(tx, EMAIL_CHANGE_MAIL_LIMIT, { site: site.id, key: id, at });
    await requirePassword(tx, ctx, account);
    const known = hashToken(account.passwordHash).toString("base64url");
    await enqueue(tx, sendEmailChangeMailJob, {
      site: site.id,
      account: id,
      email,
      password: known,
    });
  });
}
