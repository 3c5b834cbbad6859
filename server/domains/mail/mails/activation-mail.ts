import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/**
 * Asks a new member to confirm the address. It contains nothing the member typed, because the
 * address may belong to someone else. `expires` is shown in the site's time zone.
 */
export function buildActivationMail(
  site: Site,
  locale: Locale,
  {
    link,
    notMe,
    expires,
  }: { readonly link: string; readonly notMe: string; readonly expires: Date },
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("activation.subject", { site: site.name }),
    heading: t("activation.heading"),
    paragraphs: [t("activation.body", { site: site.name })],
    action: { label: t("activation.action"), address: link },
    notes: [t("activation.expires", { date: formatMoment(site, locale, expires) })],
    alternatives: [{ text: t("activation.notYou"), label: t("activation.notMe"), address: notMe }],
  });
}
