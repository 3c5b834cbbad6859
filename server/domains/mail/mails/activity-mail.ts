import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { describeActivity } from "#server/domains/mail/describe-activity.ts";
import type { ActivityItem } from "#server/domains/mail/describe-activity.ts";
import { buildUnsubscribeLine } from "#server/domains/mail/unsubscribe-line.ts";
import { getTexts } from "#server/platform/texts.ts";

interface ActivityMail {
  /** News, or a reminder of messages that are unread after a day. */
  readonly kind: "activity" | "reminder";
  readonly items: readonly ActivityItem[];
  /** The page with the news. */
  readonly link: string;
  /** The unsubscribe link. */
  readonly unsubscribe: string;
}

export function buildActivityMail(
  site: Site,
  locale: Locale,
  { kind, items, link, unsubscribe }: ActivityMail,
): MailMessage {
  const t = getTexts(locale, "mail");
  const isReminder = kind === "reminder";
  const messages = items.filter(({ is }) => is === "opened" || is === "message").length;
  const counts = { messages, likes: items.length - messages, site: site.name };
  return buildMail(site, locale, {
    subject: isReminder ? t("reminder.subject", counts) : t("activity.subject", counts),
    heading: isReminder ? t("reminder.heading", counts) : t("activity.heading"),
    paragraphs: items.map((item) => describeActivity(site, locale, { item, isReminder })),
    action: {
      label: t(messages > 0 ? "activity.readMessages" : "activity.seeLikes"),
      address: link,
    },
    notes: [],
    alternatives: [buildUnsubscribeLine(locale, unsubscribe)],
  });
}
