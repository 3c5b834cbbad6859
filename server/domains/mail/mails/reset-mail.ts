import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/**
 * Informs the owner of an address that it has no account, on sites that must not reveal this
 * themselves.
 */
export function buildUnknownAddressMail(
  site: Site,
  locale: Locale,
  { email, signUp }: { readonly email: string; readonly signUp: string },
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("resetUnknown.subject", { site: site.name }),
    heading: t("resetUnknown.heading"),
    paragraphs: [
      t("resetUnknown.body", { site: site.name, email }),
      t("resetUnknown.otherAddress"),
    ],
    action: { label: t("resetUnknown.action"), address: signUp },
    notes: [t("resetUnknown.notYou")],
  });
}

/** Informs a member whose account is deleted that it has no password to reset. */
export function buildDeletedAccountMail(site: Site, locale: Locale, home: string): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("resetDeleted.subject", { site: site.name }),
    heading: t("resetDeleted.heading"),
    paragraphs: [t("resetDeleted.body", { site: site.name }), t("resetDeleted.undo")],
    action: { label: t("resetDeleted.action", { site: site.name }), address: home },
    notes: [],
  });
}
