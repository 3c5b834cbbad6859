import type { MemberId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { buildPasskeyMail } from "#server/domains/mail/mails/passkey-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";

interface PasskeyChange {
  readonly id: MemberId;
  /** The passkey's name. */
  readonly name: string;
  readonly change: "added" | "removed";
}

/** Informs a member. An address that nobody confirmed gets no mail: it may belong to someone else. */
export async function queuePasskeyMail(
  tx: Tx,
  { services, site, at }: RequestContext,
  { id, name, change }: PasskeyChange,
): Promise<void> {
  const account = await findEmailAddress(tx, site.id, id);
  if (!account?.confirmed_at) return;
  const { email: to, language: locale } = account;
  const settings = buildSiteUrl(services.publicOrigin, site, "/settings/account");
  await queueMail(
    tx,
    { site, kind: `passkey_${change}`, to, account: id, locale, at },
    buildPasskeyMail(site, locale, { name, change, at, settings }),
  );
}
