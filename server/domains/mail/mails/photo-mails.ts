import type { PhotoRejection } from "#contract/photos.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/** Gives a member the reason for the rejection of a photo, and the way to appeal. */
export function buildRejectionMail(
  site: Site,
  locale: Locale,
  page: string,
  rejection: PhotoRejection,
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject: t("photoRejection.subject", { site: site.name }),
    heading: t("photoRejection.heading"),
    paragraphs: [
      t("photoRejection.body", { site: site.name }),
      getTexts(locale, "photos")(`rejection.${rejection}`),
    ],
    action: { label: t("photoRejection.action"), address: page },
    notes: [t("photoRejection.appeal")],
  });
}

/** Informs a member of the outcome of an appeal; `rejection` is null if the photo was approved. */
export function buildAppealMail(
  site: Site,
  locale: Locale,
  page: string,
  rejection: PhotoRejection | null,
): MailMessage {
  const t = getTexts(locale, "mail");
  const outcome = rejection ? "denied" : "granted";
  return buildMail(site, locale, {
    subject: t(`photoAppeal.${outcome}.subject`, { site: site.name }),
    heading: t(`photoAppeal.${outcome}.heading`),
    paragraphs: [
      t(`photoAppeal.${outcome}.body`, { site: site.name }),
      ...(rejection ? [getTexts(locale, "photos")(`rejection.${rejection}`)] : []),
    ],
    action: { label: t("photoRejection.action"), address: page },
    notes: [],
  });
}
