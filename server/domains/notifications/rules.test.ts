import { expect, test } from "vitest";
import { resolveChoices } from "./rules.ts";

const startOn = [
  "new_conversations",
  "new_messages",
  "like",
  "unread_message_reminders",
  "reminders",
] as const;
const startOff = ["promotions", "news", "weekly_updates"] as const;

test.each([...startOn, ...startOff])("%s is a preference", (key) => {
  expect(resolveChoices({})).toHaveProperty(key);
  expect(resolveChoices({ [key]: false })[key]).toBe(false);
  expect(resolveChoices({ [key]: true })[key]).toBe(true);
});

test.each(startOff)("%s starts off", (key) => {
  expect(resolveChoices({})[key]).toBe(false);
});

test.each(startOn)("%s starts on", (key) => {
  expect(resolveChoices({})[key]).toBe(true);
});
