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

const choices = z.record(z.enum(notificationKeys), z.boolean());

/** Which of them the member gets by mail, and which by push. */
const notificationPreferences = z.object({ mail: choices, push: choices });
export type NotificationPreferences = z.output<typeof notificationPreferences>;

const key = z.enum(notificationKeys);
const notificationChoice = z.union([
  z.object({ key, mail: z.boolean() }),
  z.object({ key, push: z.boolean() }),
]);
export type NotificationChoice = z.output<typeof notificationChoice>;

export const notificationEndpoints = {
  "POST /api/user.php?push=1": endpoint({
    summary: "Store where this device gets push: the browser's subscription as JSON, or `denied`.",
    access: "member",
    body: z.object({ subscription: z.string().min(1).max(2_000, { error: "too_long" }) }),
    output: null,
    errors: [],
    changes: "header",
    limit: "profile_change",
  }),
  "GET /api/notifications": endpoint({
    summary: "Which notifications the member gets by mail and by push.",
    access: "member",
    output: notificationPreferences,
    errors: [],
  }),
  "PUT /api/notifications": endpoint({
    summary: "Switch the mails or the pushes of one kind of notification on or off.",
    access: "member",
    body: notificationChoice,
    output: notificationPreferences,
    errors: [],
    changes: "header",
    limit: "profile_change",
  }),
} as const;
