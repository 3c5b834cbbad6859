import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/** Informs a member that the copy of their data can be downloaded, which requires log-in. */
export function buildDataExportMail(
  site: Site,
  locale: Locale,
  { page, expires }: { readonly page: string; readonly expires: Date },
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("dataExport.subject", { site: site.name }),
    heading: t("dataExport.heading"),
    paragraphs: [
      t("dataExport.body", { site: site.name, date: formatMoment(site, locale, expires) }),
    ],
    action: { label: t("dataExport.action"), address: page },
    notes: [t("dataExport.notYou")],
  });
}
