import type { Locale } from "#contract/shared/languages.ts";
import type { CreatedLink } from "#server/domains/links/create-link.ts";
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
  { address, expires }: CreatedLink,
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("activation.subject", { site: site.name }),
    heading: t("activation.heading"),
    paragraphs: [t("activation.body", { site: site.name })],
    action: { label: t("activation.action"), address },
    notes: [t("activation.expires", { date: formatMoment(site, locale, expires) })],
    alternatives: [buildNotMeLine(locale, address)],
  });
}

/** For the owner of an address with which somebody else signed up. */
export function buildNotMeLine(locale: Locale, address: string) {
  const t = getTexts(locale, "mail");
  return {
    text: t("activation.notYou"),
    label: t("activation.notMe"),
    address: `${address}?not-me`,
  };
}
