import { expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/ids.ts";
import { whyHidden } from "./visibility.ts";

const at = new Date("2026-11-01T12:00:00Z");
const site = "vonk" as SiteId;
const viewer = { site, member: "me" as MemberId, fictional: true };
const her = {
  id: "her" as MemberId,
  site_id: site,
  kind: "member" as const,
  visible_since: at,
  invisible_since: null,
  deleted_at: null,
};
const strangers = { blocked: false, reached: false };

test.each([
  ["an ordinary member", viewer, her, strangers, null, null],
  ["an ordinary member, to a visitor", { ...viewer, member: null }, her, strangers, null, null],
  [
    "another site's",
    viewer,
    { ...her, site_id: "b" as SiteId },
    strangers,
    "other_site",
    "other_site",
  ],
  [
    "not confirmed, or taken down",
    viewer,
    { ...her, visible_since: null },
    strangers,
    "disabled",
    "disabled",
  ],
  ["deleted", viewer, { ...her, deleted_at: at }, strangers, "deleted", "deleted"],
  ["blocked", viewer, her, { ...strangers, blocked: true }, "blocked", "blocked"],
  ["invisible", viewer, { ...her, invisible_since: at }, strangers, "invisible", "invisible"],
  [
    "invisible, having liked or written",
    viewer,
    { ...her, invisible_since: at },
    { blocked: false, reached: true },
    "invisible",
    null,
  ],
  [
    "invisible, having liked, then blocked",
    viewer,
    { ...her, invisible_since: at },
    { blocked: true, reached: true },
    "blocked",
    "blocked",
  ],
  ["oneself", viewer, { ...her, id: viewer.member }, strangers, "self", null],
  [
    "oneself, not confirmed",
    viewer,
    { ...her, id: viewer.member, visible_since: null },
    strangers,
    "self",
    null,
  ],
  [
    "oneself, deleted",
    viewer,
    { ...her, id: viewer.member, deleted_at: at },
    strangers,
    "deleted",
    "deleted",
  ],
  ["fictional", viewer, { ...her, kind: "fictional" as const }, strangers, null, null],
  [
    "fictional, where the owner has none",
    { ...viewer, fictional: false },
    { ...her, kind: "fictional" as const },
    strangers,
    "disabled",
    "disabled",
  ],
])("%s", (_, who, profile, between, found, met) => {
  expect(whyHidden(who, profile, between, "discovery")).toBe(found);
  expect(whyHidden(who, profile, between, "contact")).toBe(met);
});
