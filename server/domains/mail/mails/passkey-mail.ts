import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

interface PasskeyChange {
  /** The passkey's name. */
  readonly name: string;
  readonly change: "added" | "removed";
  readonly at: Date;
  /** The page that lists the passkeys. */
  readonly settings: string;
}

/** Informs a member of a passkey that was added to the account, or removed from it. */
export function buildPasskeyMail(
  site: Site,
  locale: Locale,
  { name, change, at, settings }: PasskeyChange,
): MailMessage {
  const t = getTexts(locale, "mail");
  const date = formatMoment(site, locale, at);
  return buildMail(site, locale, {
    subject: t(`passkey.${change}.subject`, { site: site.name }),
    heading: t(`passkey.${change}.heading`),
    paragraphs: [
      t(`passkey.${change}.body`, { site: site.name, date, name }),
      t(`passkey.${change}.notYou`),
    ],
    action: { label: t("passkey.action"), address: settings },
    notes: [t("passkey.you")],
  });
}
