import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";

const app = testApp();
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);

async function newMembers(viewer: MemberId) {
  const ctx = await aContext(app.context, viewer);
  const { members } = await app.context.calls(ctx, "GET /api/members/new", {});
  return members.map(({ id }) => id);
}
const came = (days: number, profile: object = {}) =>
  aProfile(app.db, { profile: { gender: "male", published_at: daysAgo(days), ...profile } });

test("lists members of the last thirty days in the viewer's country, of the gender the viewer seeks, newest first", async () => {
  const me = await aMember(app.db);
  const third = await came(29);
  const first = await came(1);
  const second = await came(8);
  await came(31);
  await came(2, { gender: "female" });
  await came(2, { country: "BE", region: "VLG" });
  await came(2, { invisible_since: daysAgo(1) });
  await came(2, { kind: "fictional" });
  expect(await newMembers(me.id)).toEqual([first, second, third]);
});

test("lists at most eight", async () => {
  const me = await aMember(app.db, { profile: { gender: "male" } });
  for (const days of [9, 8, 7, 6, 5, 4, 3, 2, 1]) await came(days, { gender: "female" });
  expect(await newMembers(me.id)).toHaveLength(8);
});
