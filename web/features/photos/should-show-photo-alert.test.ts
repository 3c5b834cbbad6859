import { expect, test } from "vitest";
import { aUser } from "#tests/wire/a-user.ts";
import type { User } from "#contract/accounts.ts";
import type { routeTable } from "#web/routes/route-table.ts";
import { shouldShowPhotoAlert } from "./should-show-photo-alert.ts";

type RouteName = keyof typeof routeTable;

const { profile } = aUser();
const image = { filename: "/a.webp", thumb_filename: "/a.webp", medium_filename: "/a.webp" };
const withImage = (status: "active" | "under_review") => ({
  profile: { ...profile, main_image: { ...image, match: "/a.webp", status } },
});
const without = { profile: { ...profile, main_image: null } };

test.each([
  ["shown to a member without a main image", without, "members", true],
  ["shown on the front page", without, "home", true],
  ["hidden for a visitor", null, "members", false],
  ["hidden with a main image", withImage("active"), "members", false],
  ["hidden with a main image under review", withImage("under_review"), "members", false],
  ["hidden on profile", without, "profile", false],
  ["hidden on signup", without, "signup", false],
  ["hidden on activate-done", without, "activateDone", false],
  ["hidden on premium", without, "premium", false],
  ["hidden on notifications", without, "notifications", false],
  ["hidden on directdebit", without, "directdebit", false],
  ["hidden on settings", without, "settings", false],
] as [string, Pick<User, "profile"> | null, RouteName, boolean][])(
  "%s",
  (_, member, route, expected) => {
    expect(shouldShowPhotoAlert(member, ["root", "frame", "layout-default", route])).toBe(expected);
  },
);
