import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

interface ActivityMail {
  /** News, or a reminder of messages that are unread after a day. */
  readonly kind: "activity" | "reminder";
  readonly items: readonly {
    readonly is: "opened" | "message" | "like" | "match";
    readonly name: string;
    readonly fictional: boolean;
  }[];
  /** The page with the news. */
  readonly link: string;
  /** Ends such mails. */
  readonly unsubscribe: string;
}

/** Names who wrote or liked; a fictional profile is marked in words. Never has a message's text. */
export function buildActivityMail(
  site: Site,
  locale: Locale,
  { kind, items, link, unsubscribe }: ActivityMail,
): MailMessage {
  const t = getTexts(locale, "mail");
  const mark = site.texts.fictional_singular[locale];
  const isReminder = kind === "reminder";
  const messages = items.filter(({ is }) => is === "opened" || is === "message").length;
  const counts = { messages, likes: items.length - messages, site: site.name };
  return buildMail(site, locale, {
    subject: isReminder ? t("reminder.subject", counts) : t("activity.subject", counts),
    heading: isReminder ? t("reminder.heading", counts) : t("activity.heading"),
    paragraphs: items.map(({ is, name, fictional }) => {
      const shown = fictional ? `${name} (${mark})` : name;
      return t(isReminder ? "reminder.item" : `activity.${is}`, { name: shown });
    }),
    action: {
      label: t(messages > 0 ? "activity.readMessages" : "activity.seeLikes"),
      address: link,
    },
    notes: [],
    alternative: {
      text: t("unsubscribe.why"),
      label: t("unsubscribe.label"),
      address: unsubscribe,
    },
  });
}
