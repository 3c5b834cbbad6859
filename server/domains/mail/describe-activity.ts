import { messageTypes } from "#contract/chat.ts";
import type { MessageType } from "#contract/chat.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";
import { formatProfileName } from "./format-profile-name.ts";
import type { MailedProfile } from "./format-profile-name.ts";

/** What a profile did: the new messages of a conversation, or a like. */
export interface ActivityItem extends MailedProfile {
  readonly is: "opened" | "message" | "like" | "match";
  readonly messages: readonly { readonly type: MessageType }[];
}

/**
 * Names who wrote, sent a photo or gift, or liked; a fictional profile is marked in words. Never has
 * a message's text.
 */
export function describeActivity(
  site: Site,
  locale: Locale,
  { item, isReminder }: { readonly item: ActivityItem; readonly isReminder: boolean },
): string {
  const t = getTexts(locale, "mail");
  const { is, messages, ...profile } = item;
  const name = formatProfileName(site, locale, profile);
  if (messages.every(({ type }) => type === "text")) {
    return t(isReminder ? "reminder.item" : `activity.${is}`, { name });
  }
  const counts = messageTypes
    .map((type) => ({ type, count: messages.filter((one) => one.type === type).length }))
    .filter(({ count }) => count > 0);
  const sent = new Intl.ListFormat(locale).format(
    counts.map(({ type, count }) => t(`activity.count.${type}`, { count })),
  );
  return t(is === "opened" && !isReminder ? "activity.openedSent" : "activity.sent", {
    name,
    sent,
  });
}
