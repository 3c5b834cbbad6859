import { expect, test } from "vitest";
import { notificationKeys } from "#contract/notifications.ts";
import { resolveChoices } from "./rules.ts";

test.each(notificationKeys)("%s is a preference", (key) => {
  expect(resolveChoices({})).toHaveProperty(key);
  expect(resolveChoices({ [key]: false })[key]).toBe(false);
  expect(resolveChoices({ [key]: true })[key]).toBe(true);
});

test.each(["promotions", "news", "weekly_updates"] as const)("%s starts off", (key) => {
  expect(resolveChoices({})[key]).toBe(false);
});

test.each([
  "new_conversations",
  "new_messages",
  "like",
  "unread_message_reminders",
  "reminders",
] as const)("%s starts on", (key) => {
  expect(resolveChoices({})[key]).toBe(true);
});
