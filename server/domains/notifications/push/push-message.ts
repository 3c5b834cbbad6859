import { z } from "zod";
import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { listNames } from "#server/domains/mail/mails/weekly-mail.ts";
import { describeActivity } from "#server/domains/mail/describe-activity.ts";
import type { ActivityItem } from "#server/domains/mail/describe-activity.ts";
import type { MailedProfile } from "#server/domains/mail/format-profile-name.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";
import { PUSH_LINES, PUSH_MAX_CHARACTERS } from "./rules.ts";

/** What the service worker gets and shows: `web/sw-push.js` reads it. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The page that opens. */
  url: z.string(),
  /** A later notification with the same tag replaces it. */
  tag: z.string(),
  language: z.string(),
});
export type PushMessage = z.output<typeof pushMessage>;

interface ActivityPush {
  readonly kind: "activity" | "unread";
  readonly items: readonly ActivityItem[];
}

export function buildActivityPush(
  site: Site,
  language: Locale,
  { kind, items }: ActivityPush,
): PushMessage {
  const t = getTexts(language, "mail");
  const messages = items.filter(({ is }) => is === "opened" || is === "message").length;
  const counts = { messages, likes: items.length - messages, site: site.name };
  const isReminder = kind === "unread";
  const lines = items
    .slice(0, PUSH_LINES)
    .map((item) => describeActivity(site, language, { item, isReminder }));
  return {
    title: t(isReminder ? "reminder.subject" : "activity.subject", counts),
    body: lines.join("\n"),
    url: messages > 0 ? "/chats" : "/likes",
    tag: kind,
    language,
  };
}

/** Reminds a new member to confirm the address or to add a photo. */
export function buildReminderPush(
  site: Site,
  language: Locale,
  kind: "address" | "photo",
): PushMessage {
  const t = getTexts(language, "mail");
  const mail = kind === "address" ? "confirmReminder" : "photoReminder";
  return {
    title: t(`${mail}.subject`, { site: site.name }),
    body: t(`${mail}.body`, { site: site.name }),
    url: kind === "address" ? "/settings" : "/profile",
    tag: kind,
    language,
  };
}

interface WeeklyPush {
  readonly newcomers: readonly MailedProfile[];
  readonly likes: readonly MailedProfile[];
}

/** Names some of the new members who fit and of those who liked the member. */
export function buildWeeklyPush(
  site: Site,
  language: Locale,
  { newcomers, likes }: WeeklyPush,
): PushMessage {
  const t = getTexts(language, "mail");
  const list = (profiles: readonly MailedProfile[]) =>
    listNames(site, language, { profiles, max: PUSH_LINES });
  const lines = [
    ...(newcomers.length > 0 ? [t("weekly.newcomers", list(newcomers))] : []),
    ...(likes.length > 0 ? [t("weekly.likes", list(likes))] : []),
  ];
  return {
    title: t("weekly.subject", { site: site.name }),
    body: lines.join("\n"),
    url: newcomers.length > 0 ? "/members" : "/likes",
    tag: "weekly",
    language,
  };
}

interface MailingPush {
  readonly kind: MailingKind;
  readonly subject: string;
  readonly text: string;
}

/** The subject and the first words of news or a promotion. */
export function buildMailingPush(
  language: Locale,
  { kind, subject, text }: MailingPush,
): PushMessage {
  const [first = ""] = text.split("\n");
  const body =
    first.length > PUSH_MAX_CHARACTERS
      ? `${first.slice(0, PUSH_MAX_CHARACTERS).trimEnd()}…`
      : first;
  return { title: subject, body, url: "/", tag: kind, language };
}
