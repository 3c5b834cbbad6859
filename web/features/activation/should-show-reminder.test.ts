import { expect, test } from "vitest";
import { shouldShowReminder } from "./should-show-reminder.ts";

type Member = NonNullable<Parameters<typeof shouldShowReminder>[0]>;

const unconfirmed: Member = {
  status: "not_confirmed",
  profile: { status: "disabled" },
  notifications_disabled: [],
};
const at = (route: string) => ["root", "frame", "layout-default", route];

test.each([
  ["not confirmed, on the front page", unconfirmed, "home", true],
  ["not confirmed, on a page of the law", unconfirmed, "terms", true],
  ["not confirmed, signing up", unconfirmed, "signup", false],
  ["not confirmed, in the settings", unconfirmed, "settings", false],
  ["not confirmed, at the notifications", unconfirmed, "notifications", false],
  ["a visitor", null, "home", false],
  ["confirmed", { ...unconfirmed, status: "active" }, "home", false],
  ["not confirmed but seen", { ...unconfirmed, profile: { status: "active" } }, "home", false],
  ["mail bounces", { ...unconfirmed, notifications_disabled: ["bounce"] }, "home", false],
] as [string, Member | null, string, boolean][])("%s", (_, member, route, expected) => {
  expect(shouldShowReminder(member, at(route))).toBe(expected);
});
