import type { Locale } from "#contract/shared/languages.ts";
import type { CreatedLink } from "#server/domains/links/create-link.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/** Asks the owner of a member's new address to confirm it; it may be a stranger's. */
export function buildEmailChangeMail(
  site: Site,
  locale: Locale,
  { address, expires }: CreatedLink,
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("emailChange.subject", { site: site.name }),
    heading: t("emailChange.heading"),
    paragraphs: [t("emailChange.body", { site: site.name })],
    action: { label: t("emailChange.action"), address },
    notes: [
      t("emailChange.expires", { date: formatMoment(site, locale, expires) }),
      t("emailChange.notYou"),
    ],
  });
}

/** Informs a member's earlier address that it was replaced, with a link that undoes it. */
export function buildEmailChangedMail(
  site: Site,
  locale: Locale,
  { address, expires, changed }: CreatedLink & { readonly changed: Date },
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("emailChanged.subject", { site: site.name }),
    heading: t("emailChanged.heading"),
    paragraphs: [
      t("emailChanged.body", { site: site.name, date: formatMoment(site, locale, changed) }),
      t("emailChanged.notYou"),
    ],
    action: { label: t("emailChanged.action"), address },
    notes: [
      t("emailChanged.expires", { date: formatMoment(site, locale, expires) }),
      t("emailChanged.you"),
    ],
  });
}
