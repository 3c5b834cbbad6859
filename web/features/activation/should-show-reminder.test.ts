import { expect, test } from "vitest";
import type { routeTable } from "#web/routes/route-table.ts";
import { shouldShowReminder } from "./should-show-reminder.ts";

type Member = NonNullable<Parameters<typeof shouldShowReminder>[0]>;

const unconfirmed: Member = {
  status: "not_confirmed",
  profile: { status: "disabled" },
  notifications_disabled: [],
};
type RouteName = keyof typeof routeTable;

const at = (route: RouteName) => ["root", "frame", "layout-default", route];

test.each([
  ["shown to an unconfirmed member on the front page", unconfirmed, "home", true],
  ["shown to an unconfirmed member on a legal page", unconfirmed, "terms", true],
  ["hidden during sign-up", unconfirmed, "signup", false],
  ["hidden on settings", unconfirmed, "settings", false],
  ["hidden on notifications", unconfirmed, "notifications", false],
  ["hidden for a visitor", null, "home", false],
  ["hidden for a confirmed member", { ...unconfirmed, status: "active" }, "home", false],
  [
    "hidden if the profile is active",
    { ...unconfirmed, profile: { status: "active" } },
    "home",
    false,
  ],
  ["hidden if mail bounces", { ...unconfirmed, notifications_disabled: ["bounce"] }, "home", false],
] as [string, Member | null, RouteName, boolean][])("%s", (_, member, route, expected) => {
  expect(shouldShowReminder(member, at(route))).toBe(expected);
});
