import { dateFormat, dateLocale } from "#contract/formats.ts";
import type { Locale } from "#contract/languages.ts";
import type { WrittenMail } from "#server/domains/mail/write-mail.ts";
import { writeMail } from "#server/domains/mail/write-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/**
 * Asks a new member to confirm the address. Nothing the member typed stands in it: the address may
 * be a stranger's. `expires` is shown by the site's clock.
 */
export function activationMail(
  site: Site,
  locale: Locale,
  { link, expires }: { readonly link: string; readonly expires: Date },
): WrittenMail {
  const t = getTexts(locale, "mail");
  const dates = dateLocale(locale, site.domain_language);
  const moment = dateFormat(dates, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.time_zone,
  });
  return writeMail(site, locale, {
    subject: t("activation.subject", { site: site.name }),
    heading: t("activation.heading"),
    paragraphs: [t("activation.body", { site: site.name })],
    action: { label: t("activation.action"), address: link },
    notes: [t("activation.expires", { date: moment.format(expires) }), t("activation.notYou")],
  });
}
