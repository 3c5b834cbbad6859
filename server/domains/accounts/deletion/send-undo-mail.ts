import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { computeUndoEnd } from "#server/domains/accounts/rules.ts";
import { createLink } from "#server/domains/links/create-link.ts";
import { buildLinkMail } from "#server/domains/mail/mails/link-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** Mails a member the link that undoes the deletion; it never works after the 14 days. */
export async function sendUndoMail(
  tx: Tx,
  { services, site, at }: Pick<RequestContext, "services" | "site" | "at">,
  to: {
    readonly id: MemberId;
    readonly email: string;
    readonly language: Locale;
    readonly deletedAt: Date;
  },
): Promise<void> {
  const { id: account, email, language: locale } = to;
  const expires = computeUndoEnd(to.deletedAt);
  const purpose = "deletion_undo";
  const link = await createLink(tx, services, { site, account, purpose, at, expires });
  const mail = { site, kind: purpose, to: email, account, locale, at };
  await queueMail(tx, mail, buildLinkMail(site, locale, "deletion", { ...link, at }));
}
