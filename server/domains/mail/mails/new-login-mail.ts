import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

interface NewLogin {
  readonly device: { readonly browser: string | null; readonly system: string | null };
  readonly at: Date;
  /** The page that lists where the member is logged in. */
  readonly sessions: string;
}

/** Informs a member of a log-in on a device where the account was never used before. */
export function buildNewLoginMail(
  site: Site,
  locale: Locale,
  { device: { browser, system }, at, sessions }: NewLogin,
): MailMessage {
  const t = getTexts(locale, "mail");
  const device =
    browser && system
      ? t("newLogin.device", { browser, system })
      : (browser ?? system ?? t("newLogin.unknownDevice"));
  return buildMail(site, locale, {
    subject: t("newLogin.subject", { site: site.name }),
    heading: t("newLogin.heading"),
    paragraphs: [
      t("newLogin.body", { site: site.name, date: formatMoment(site, locale, at) }),
      t("newLogin.with", { device }),
      t("newLogin.notYou"),
    ],
    action: { label: t("newLogin.action"), address: sessions },
    notes: [t("newLogin.you")],
  });
}
