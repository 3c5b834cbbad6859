import { dateFormat, dateLocale } from "#contract/formatting/formats.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { CreatedLink } from "#server/domains/links/create-link.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/** Has the link that undoes a deletion. `expires` is shown in the site's time zone. */
export function buildDeletionMail(
  site: Site,
  locale: Locale,
  { address, expires }: CreatedLink,
): MailMessage {
  const t = getTexts(locale, "mail");
  const moment = dateFormat(dateLocale(locale, site.domain_language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.time_zone,
  });
  return buildMail(site, locale, {
    subject: t("deletion.subject", { site: site.name }),
    heading: t("deletion.heading"),
    paragraphs: [
      t("deletion.body", { site: site.name }),
      t("deletion.undo", { date: moment.format(expires) }),
    ],
    action: { label: t("deletion.action"), address },
    notes: [t("deletion.after"), t("deletion.notYou")],
  });
}
