import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

interface PasswordChange {
  readonly changed: Date;
  readonly reset: string;
  /** Whether the account's passkeys were removed as well. */
  readonly removedPasskeys: boolean;
}

/** Confirms a new password and shows what to do if somebody else chose it. */
export function buildPasswordChangedMail(
  site: Site,
  locale: Locale,
  { changed, reset, removedPasskeys }: PasswordChange,
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("passwordChanged.subject", { site: site.name }),
    heading: t("passwordChanged.heading"),
    paragraphs: [
      t("passwordChanged.body", { site: site.name, date: formatMoment(site, locale, changed) }),
      ...(removedPasskeys ? [t("passwordChanged.passkeys")] : []),
      t("passwordChanged.notYou"),
    ],
    action: { label: t("passwordChanged.action"), address: reset },
    notes: [t("passwordChanged.you")],
  });
}
