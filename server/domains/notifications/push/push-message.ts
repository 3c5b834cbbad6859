import { z } from "zod";
import type { Locale } from "#contract/shared/languages.ts";
import { formatProfileName } from "#server/domains/mail/format-profile-name.ts";
import type { MailedProfile } from "#server/domains/mail/format-profile-name.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";
import type { Activity } from "#server/domains/notifications/activity-rules.ts";

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

/** More lines do not fit on a lock screen. */
const MAX_LINES = 3;

export type PushedItem = MailedProfile & Pick<Activity, "is">;

interface ActivityPush {
  readonly kind: "activity" | "unread";
  readonly items: readonly PushedItem[];
}

/** Names who wrote or liked; a fictional profile is marked in words. Never has a message's text. */
export function buildActivityPush(
  site: Site,
  language: Locale,
  { kind, items }: ActivityPush,
): PushMessage {
  const t = getTexts(language, "mail");
  const messages = items.filter(({ is }) => is === "opened" || is === "message").length;
  const counts = { messages, likes: items.length - messages, site: site.name };
  const lines = items.slice(0, MAX_LINES).map(({ is, ...profile }) =>
    t(kind === "unread" ? "reminder.item" : `activity.${is}`, {
      name: formatProfileName(site, language, profile),
    }),
  );
  return {
    title: t(kind === "unread" ? "reminder.subject" : "activity.subject", counts),
    body: lines.join("\n"),
    url: messages > 0 ? "/chats" : "/likes",
    tag: kind,
    language,
  };
}
