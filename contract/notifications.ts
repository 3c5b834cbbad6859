import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";

/** The kinds of notifications that a member switches on and off. */
export const notificationKeys = [
  "new_conversations",
  "new_messages",
  "like",
  "unread_message_reminders",
  "promotions",
  "weekly_updates",
  "news",
  "reminders",
] as const;
export type NotificationKey = (typeof notificationKeys)[number];

/** Which of them the member gets by mail. */
const notificationPreferences = z.object({
  mail: z.record(z.enum(notificationKeys), z.boolean()),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

export const notificationEndpoints = {
  "GET /api/notifications": endpoint({
    summary: "Which notifications the member gets by mail.",
    access: "member",
    output: notificationPreferences,
    errors: [],
  }),
  "PUT /api/notifications": endpoint({
    summary: "Switch the mails of one kind of notification on or off.",
    access: "member",
    body: z.object({ key: z.enum(notificationKeys), mail: z.boolean() }),
    output: notificationPreferences,
    errors: [],
    changes: "header",
    limit: "profile_change",
  }),
} as const;
