import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { hideMember, showMember, waysToHide } from "#tests/world/hide-member.ts";

const app = testApp();
/** Each test uses a separate country, so that it does not find the members of another test. */
const man = (country: string, region: string) => ({
  country,
  region,
  gender: "male" as const,
  seeks: "female" as const,
  birth_date: "1966-05-05",
});

async function related(viewer: MemberId | null, id: MemberId): Promise<MemberId[]> {
  const ctx = await aContext(app.context, viewer);
  const answer = await app.context.calls(ctx, "GET /api/members/:id/related", { params: { id } });
  return answer.members.map((member) => member.id);
}

test("related profiles have nearly the same age, and those of the same region come first", async () => {
  const me = await aMember(app.db);
  const he = await aProfile(app.db, { profile: man("BE", "VLG") });
  const add = (profile: object) =>
    aProfile(app.db, { profile: { ...man("BE", "VLG"), ...profile } });
  const far = await add({ region: "WAL", last_active_at: new Date("2026-11-21T11:59:00Z") });
  const near = await add({ birth_date: "1960-05-05" });
  await add({ birth_date: "1956-05-05" });
  await add({ country: "AT", region: "9" });
  await add({ gender: "female" });
  expect(await related(me.id, he)).toEqual([near, far]);
  expect(await related(null, he)).toEqual([near, far]);
});

test("related profiles and the viewer seek each other", async () => {
  const me = await aMember(app.db, { profile: { gender: "female", seeks: "both" } });
  const place = { ...man("FR", "75") };
  const he = await aProfile(app.db, { profile: place });
  const fits = await aProfile(app.db, { profile: { ...place, seeks: "both" } });
  await aProfile(app.db, { profile: { ...place, seeks: "male" } });
  await aProfile(app.db, { profile: { ...place, gender: "female", seeks: "female" } });
  expect(await related(me.id, he)).toEqual([fits]);
  const heterosexual = await aMember(app.db);
  const she = await aProfile(app.db, {
    profile: { ...place, gender: "female", seeks: "male" },
  });
  expect(new Set(await related(heterosexual.id, she))).toEqual(new Set([he, fits]));
});

test.each(waysToHide)("a member who is %s is not a related profile, and has none", async (how) => {
  const me = await aMember(app.db);
  const place = man("ES", "29");
  const he = await aProfile(app.db, { profile: place });
  const gone = await aProfile(app.db, { profile: place });
  expect(await related(me.id, he)).toEqual([gone]);
  await hideMember(app.db, gone, how, me.id);
  expect(await related(me.id, he)).toEqual([]);
  expect(await related(me.id, gone)).toEqual([]);
  await showMember(app.db, gone);
  expect(await related(me.id, he)).toEqual([gone]);
  for (const id of [he, gone]) await hideMember(app.db, id, "deleted", me.id);
});

test("an invisible member is not a related profile, not even for a member she liked", async () => {
  const me = await aMember(app.db);
  const place = man("DE", "BE");
  const he = await aProfile(app.db, { profile: place });
  const invisible = await aMember(app.db, { profile: place });
  const ctx = await aContext(app.context, invisible.id);
  await app.context.calls(ctx, "POST /api/likes.php", { body: { member: me.id } });
  expect(await related(me.id, he)).toEqual([invisible.id]);
  await hideMember(app.db, invisible.id, "invisible", me.id);
  expect(await related(me.id, he)).toEqual([]);
});

test("a profile of another site has no related profiles and is not one", async () => {
  const me = await aMember(app.db);
  const elsewhere = await aProfile(app.db, { site: "second-spring", profile: man("NL", "10") });
  const he = await aProfile(app.db, { profile: man("NL", "10") });
  expect(await related(me.id, elsewhere)).toEqual([]);
  expect(await related(me.id, he)).toEqual([]);
});

test("a visitor who may not search sees no related profiles", async () => {
  const place = man("IT", "01");
  const he = await aProfile(app.db, { profile: place });
  await aProfile(app.db, { profile: place });
  const ctx = await aContext(app.context, null);
  const ask = (logged_out_search: "all" | "none") =>
    app.context.calls(
      { ...ctx, site: { ...ctx.site, logged_out_search } },
      "GET /api/members/:id/related",
      { params: { id: he } },
    );
  expect((await ask("all")).members).toHaveLength(1);
  expect((await ask("none")).members).toHaveLength(0);
});
