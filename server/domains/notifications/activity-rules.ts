import type { MessageType } from "#contract/chat.ts";
import type { NotificationKey } from "#contract/notifications.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Choices } from "./rules.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How old news is before it is mailed: nobody is mailed about what they may be reading now. */
export const QUIET_MS = 5 * MINUTE_MS;
/** The least time between two mails of news: everything within it goes into one. */
export const BETWEEN_MAILS_MS = HOUR_MS;
/** How far back a sweep looks: the hour between mails, plus an hour of possible downtime. */
export const LOOK_BACK_MS = 2 * HOUR_MS;
/** How long a message stays unread before its only reminder. */
export const REMIND_AFTER_MS = 24 * HOUR_MS;

/** Something that another profile did and the member has not seen. */
export interface Activity {
  readonly member: MemberId;
  readonly language: Locale;
  readonly other: MemberId;
  /** `opened`: the first message of a conversation, and perhaps more. */
  readonly is: "opened" | "message" | "like" | "match";
  readonly at: Date;
  /** When the first message of the conversation arrived; null if that was before the range. */
  readonly opened_at: Date | null;
  /** Each message with its time; empty for a like. */
  readonly messages: readonly { readonly type: MessageType; readonly at: string }[];
}

export interface Span {
  readonly site: SiteId;
  readonly after: Date;
  readonly until: Date;
  /** Only members who have not been here since then. */
  readonly awaySince: Date;
}

const keys = {
  opened: "new_conversations",
  message: "new_messages",
  like: "like",
  match: "like",
} as const satisfies Record<Activity["is"], NotificationKey>;

/** The preference that decides whether the member is notified of it. */
export const toKey = ({ is }: Pick<Activity, "is">): NotificationKey => keys[is];

interface Preferences {
  /** When the member was notified last; null if never. */
  readonly since: Date | null;
  readonly choices: Choices;
}

/**
 * What a member is notified of: what arrived since the last time, of the kinds the member chose.
 */
export function chooseActivity<One extends Activity>(
  activities: readonly One[],
  { since, choices }: Preferences,
): One[] {
  return activities
    .filter(({ at }) => !since || at > since)
    .map((one) => omitOldMessages(one, since))
    .map((one) =>
      // The first message was already in the last notification.
      since && one.opened_at && one.opened_at <= since ? { ...one, is: "message" as const } : one,
    )
    .filter((one) => choices[toKey(one)]);
}

/** What a member is reminded of: unread messages that were in no reminder yet. */
export function chooseReminders<One extends Activity>(
  activities: readonly One[],
  { since, choices }: Preferences,
): One[] {
  if (!choices.unread_message_reminders) return [];
  return activities
    .filter(({ at }) => !since || at > since)
    .map((one) => omitOldMessages(one, since));
}

const omitOldMessages = <One extends Activity>(one: One, since: Date | null): One => ({
  ...one,
  messages: one.messages.filter(({ at }) => !since || new Date(at) > since),
});
