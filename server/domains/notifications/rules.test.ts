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
  expect(resolveChoices({}, "mail")).toHaveProperty(key);
  expect(resolveChoices({ [key]: false }, "mail")[key]).toBe(false);
  expect(resolveChoices({ [key]: true }, "mail")[key]).toBe(true);
});

test.each(startOff)("%s starts off", (key) => {
  expect(resolveChoices({}, "mail")[key]).toBe(false);
});

test.each(startOn)("%s starts on", (key) => {
  expect(resolveChoices({}, "mail")[key]).toBe(true);
});

test("only pushes about what another member did start on", () => {
  const choices = resolveChoices({}, "push");
  const on = Object.entries(choices).flatMap(([key, isOn]) => (isOn ? [key] : []));
  expect(on).toEqual(["new_conversations", "new_messages", "like"]);
});
