import type { Locale } from "#contract/shared/languages.ts";
import type { CreatedLink } from "#server/domains/links/create-link.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import { buildUnsubscribeLine } from "#server/domains/mail/unsubscribe-line.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";
import { buildNotMeLine } from "./link-mail.ts";

/**
 * Reminds a new member to confirm the address. It contains nothing the member typed, because the
 * address may belong to someone else.
 */
export function buildConfirmReminder(
  site: Site,
  locale: Locale,
  { address, expires }: CreatedLink,
  unsubscribe: string,
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("confirmReminder.subject", { site: site.name }),
    heading: t("confirmReminder.heading"),
    paragraphs: [t("confirmReminder.body", { site: site.name }), t("confirmReminder.once")],
    action: { label: t("activation.action"), address },
    notes: [t("activation.expires", { date: formatMoment(site, locale, expires) })],
    alternatives: [buildNotMeLine(locale, address), buildUnsubscribeLine(locale, unsubscribe)],
  });
}

/** Reminds a member to add a photo. */
export function buildPhotoReminder(
  site: Site,
  locale: Locale,
  { link, unsubscribe }: { readonly link: string; readonly unsubscribe: string },
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("photoReminder.subject", { site: site.name }),
    heading: t("photoReminder.heading"),
    paragraphs: [t("photoReminder.body"), t("photoReminder.once")],
    action: { label: t("photoReminder.action"), address: link },
    notes: [],
    alternatives: [buildUnsubscribeLine(locale, unsubscribe)],
  });
}
