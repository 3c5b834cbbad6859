import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { routeTable } from "#web/routes/route-table.ts";
import { shouldShowStopAlert } from "./should-show-stop-alert.ts";

type Stops = Pick<User, "notifications_disabled">;
type RouteName = keyof typeof routeTable;

const stopped: Stops = { notifications_disabled: ["bounce"] };

test.each([
  ["shown to a member whose mail came back", stopped, "members", true],
  ["shown to a member who reported spam", { notifications_disabled: ["fbl"] }, "home", true],
  ["hidden for a visitor", null, "members", false],
  ["hidden from a member who gets mail", { notifications_disabled: [] }, "members", false],
  ["hidden on settings", stopped, "settings", false],
  ["hidden on notifications", stopped, "notifications", false],
] as [string, Stops | null, RouteName, boolean][])("%s", (_, member, route, expected) => {
  expect(shouldShowStopAlert(member, ["root", "frame", "layout-default", route])).toBe(expected);
});
