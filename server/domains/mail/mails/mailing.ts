import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { buildUnsubscribeLine } from "#server/domains/mail/unsubscribe-line.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

interface Mailing {
  readonly subject: string;
  /** Plain text; an empty line begins a paragraph. */
  readonly text: string;
  readonly link: string;
  readonly unsubscribe: string;
}

/** News or a promotion in the words of the site's staff. */
export function buildMailing(
  site: Site,
  locale: Locale,
  { subject, text, link, unsubscribe }: Mailing,
): MailMessage {
  const t = getTexts(locale, "mail");
  return buildMail(site, locale, {
    subject,
    heading: subject,
    paragraphs: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    hasLinks: true,
    action: { label: t("mailing.action", { site: site.name }), address: link },
    notes: [],
    alternatives: [buildUnsubscribeLine(locale, unsubscribe)],
  });
}
