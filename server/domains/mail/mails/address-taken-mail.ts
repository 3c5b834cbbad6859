import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/**
 * Informs only the owner of an address that it already has an account, because somebody signed up
 * with it, or a member wanted to change to it (`emailTaken`).
 */
export function buildAddressTakenMail(
  site: Site,
  locale: Locale,
  logIn: string,
  cause: "addressTaken" | "emailTaken",
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("addressTaken.subject", { site: site.name }),
    heading: t("addressTaken.heading"),
    paragraphs: [
      cause === "addressTaken"
        ? t("addressTaken.body", { site: site.name })
        : t("emailTaken.body", { site: site.name }),
    ],
    action: { label: t("addressTaken.action"), address: logIn },
    notes: [t("addressTaken.notYou")],
  });
}
