import { notificationKeys } from "#contract/notifications.ts";
import type { NotificationKey } from "#contract/notifications.ts";

/** Off until the member switches them on: they are about the site, not about the member. */
const startsOff: readonly NotificationKey[] = ["promotions", "news", "weekly_updates"];

export const isOnByDefault = (key: NotificationKey): boolean => !startsOff.includes(key);

export type MailChoices = Record<NotificationKey, boolean>;

/** The member's choices, completed with the defaults. */
export function resolveChoices(chosen: Partial<MailChoices>): MailChoices {
  const entries = notificationKeys.map((key) => [key, chosen[key] ?? isOnByDefault(key)]);
  return Object.fromEntries(entries) as MailChoices;
}
