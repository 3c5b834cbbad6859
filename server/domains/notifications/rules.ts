import { notificationKeys } from "#contract/notifications.ts";
import type { NotificationKey } from "#contract/notifications.ts";

/** How a notification reaches the member. */
export type Channel = "mail" | "push";

/**
 * A push interrupts, so only what another member did is worth it unless the member says otherwise.
 */
const onByDefault: Readonly<Record<Channel, readonly NotificationKey[]>> = {
  mail: ["new_conversations", "new_messages", "like", "unread_message_reminders", "reminders"],
  push: ["new_conversations", "new_messages", "like"],
};

export const isOnByDefault = (key: NotificationKey, channel: Channel): boolean =>
  onByDefault[channel].includes(key);

export type Choices = Record<NotificationKey, boolean>;

/** The member's choices, completed with the defaults. */
export function resolveChoices(chosen: Partial<Choices>, channel: Channel): Choices {
  const entries = notificationKeys.map((key) => [key, chosen[key] ?? isOnByDefault(key, channel)]);
  return Object.fromEntries(entries) as Choices;
}

/** How long after signing up a member is reminded of an unconfirmed address. */
export const CONFIRM_AFTER_DAYS = 2;
/** How long after signing up a member is reminded of the missing photo. */
export const PHOTO_AFTER_DAYS = 3;
/**
 * Members who were not reminded in time, because the program was down for days, get no reminder.
 */
export const LOOK_BACK_DAYS = 4;
/** How long after the last weekly mail or push the next one is due. */
export const WEEKLY_MS = 7 * 86_400_000;
/** How far back the weekly mail looks: anything older is not news, even if it could not be sent. */
export const WEEKLY_LOOK_BACK_MS = 2 * WEEKLY_MS;
/** How many new members the weekly mail counts at most. */
export const WEEKLY_NEWCOMERS = 30;
