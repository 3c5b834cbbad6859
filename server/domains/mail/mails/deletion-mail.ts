import type { Locale } from "#contract/shared/languages.ts";
import type { CreatedLink } from "#server/domains/links/create-link.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/** Has the link that undoes a deletion. `expires` is shown in the site's time zone. */
export function buildDeletionMail(
  site: Site,
  locale: Locale,
  { address, expires }: CreatedLink,
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("deletion.subject", { site: site.name }),
    heading: t("deletion.heading"),
    paragraphs: [
      t("deletion.body", { site: site.name }),
      t("deletion.undo", { date: formatMoment(site, locale, expires) }),
    ],
    action: { label: t("deletion.action"), address },
    notes: [t("deletion.after"), t("deletion.notYou")],
  });
}
