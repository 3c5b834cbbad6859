import type { Locale } from "#contract/languages.ts";
import type { WrittenMail } from "#server/domains/mail/write-mail.ts";
import { writeMail } from "#server/domains/mail/write-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/** Tells the owner of an address, and nobody else, that it has an account already. */
export function addressTakenMail(site: Site, locale: Locale, logIn: string): WrittenMail {
  const t = getTexts(locale, "mail");
  return writeMail(site, locale, {
    subject: t("addressTaken.subject", { site: site.name }),
    heading: t("addressTaken.heading"),
    paragraphs: [t("addressTaken.body", { site: site.name })],
    action: { label: t("addressTaken.action"), address: logIn },
    notes: [t("addressTaken.notYou")],
  });
}
