import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { createLink } from "#server/domains/links/create-link.ts";
import { buildLinkMail } from "#server/domains/mail/mails/link-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { consumeRateLimit } from "#server/platform/limits/persistent-rate-limit.ts";
import { getOwnAccount } from "#server/domains/accounts/find-account.ts";
import { normalizeEmail, ACTIVATION_MAIL_LIMITS } from "#server/domains/accounts/rules.ts";

/**
 * Mails a member a new confirmation link; earlier links stop working. Throws `too_many_requests`.
 */
export async function sendActivationMail(
  tx: Tx,
  { services, site, at }: Pick<RequestContext, "services" | "site" | "at">,
  to: { readonly id: MemberId; readonly email: string; readonly language: Locale },
): Promise<void> {
  for (const limit of ACTIVATION_MAIL_LIMITS) {
    await consumeRateLimit(tx, limit, { site: site.id, key: normalizeEmail(to.email), at });
  }
  const { id: account, email, language: locale } = to;
  const purpose = "activation" as const;
  const link = await createLink(tx, services, { site, account, purpose, at });
  await queueMail(
    tx,
    { site, kind: purpose, to: email, account, locale, at },
    buildLinkMail(site, locale, "activation", { ...link, at }),
  );
}

/** Mails a new link and returns the address. Throws `already_confirmed`, `too_many_requests`. */
export async function resendActivationMail(ctx: RequestContext, id: MemberId): Promise<string> {
  const account = await getOwnAccount(ctx, id);
  if (account.confirmed_at) throw new AppError("already_confirmed");
  await ctx.services.db
    .transaction()
    .execute((tx) => sendActivationMail(tx, ctx, { id, ...account }));
  return account.email;
}
