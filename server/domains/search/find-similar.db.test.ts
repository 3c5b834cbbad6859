import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { hideMember } from "#tests/world/hide-member.ts";

const app = testApp();
/** Each test uses a separate country, so that it does not find the members of another test. */
const man = (country: string, region: string) => ({
  country,
  region,
  gender: "male" as const,
  seeks: "female" as const,
  birth_date: "1966-05-05",
});

async function similar(viewer: MemberId | null, query: Record<string, string>, minutes = 0) {
  const ctx = await aContext(app.context, viewer);
  const at = new Date(ctx.at.getTime() + minutes * 60_000);
  const answer = await app.context.calls({ ...ctx, at }, "GET /api/members/similar", { query });
  return { ...answer, ids: answer.members.map(({ id }) => id) };
}

test("similar members meet looser filters but not the search's own, and are counted", async () => {
  const me = await aMember(app.db);
  const add = (profile: object) =>
    aProfile(app.db, { profile: { ...man("BE", "VLG"), ...profile } });
  await add({});
  const elsewhere = await add({
    region: "WAL",
    last_active_at: new Date("2026-11-21T11:00:00Z"),
  });
  const older = await add({
    birth_date: "1962-05-05",
    last_active_at: new Date("2026-11-21T10:00:00Z"),
  });
  const fictional = await add({
    region: "WAL",
    kind: "fictional",
    last_active_at: new Date("2026-11-21T09:00:00Z"),
  });
  await add({ birth_date: "1950-05-05" });
  await add({ country: "FR", region: "11" });
  await add({ gender: "female" });
  const query = { country: "BE", countryregion: "VLG", min_age: "58", max_age: "62" };
  const found = await similar(me.id, query);
  expect(found.ids).toEqual([elsewhere, older, fictional]);
  expect(found).toMatchObject({ num_similar: 2, num_similar_capped: false });
  expect(found.filters).toMatchObject({ countryregion: null, min_age: 53, max_age: 67 });
  await hideMember(app.db, elsewhere, "invisible", me.id);
  const later = await similar(me.id, query, 1);
  expect([later.ids, later.num_similar]).toEqual([[older, fictional], 1]);
  expect((await similar(me.id, { country: "FR", countryregion: "11" })).ids).toEqual([]);
});

test("if few are found, each filter shows how many more members there are without it", async () => {
  const me = await aMember(app.db);
  const add = (profile: object) =>
    aProfile(app.db, { photos: 0, profile: { ...man("ES", "29"), ...profile } });
  await add({ interests: ["tea"] });
  await add({ region: "07", interests: ["tea"] });
  await add({ birth_date: "1990-05-05", interests: ["tea"] });
  await add({ birth_date: "1991-05-05", interests: ["tea"] });
  await add({});
  await add({ kind: "fictional", interests: ["tea"] });
  await add({ seeks: "male", interests: ["tea"] });
  const query = {
    country: "ES",
    countryregion: "29",
    min_age: "50",
    interests: "tea",
    real_only: "1",
  };
  const { dropped } = await similar(me.id, query);
  expect(Object.fromEntries(dropped.map(({ filter, more }) => [filter, more]))).toEqual({
    countryregion: 1,
    ages: 2,
    interests: 1,
    mutual: 1,
    real_only: 1,
  });
  for (let n = 0; n < 12; n += 1) await add({ interests: ["tea"] });
  expect((await similar(me.id, query, 1)).dropped).toEqual([]);
});

test("similar members are hidden from a visitor who may not search", async () => {
  const ctx = await aContext(app.context, null);
  const closed = { ...ctx, site: { ...ctx.site, logged_out_search: "none" as const } };
  const answer = app.context.calls(closed, "GET /api/members/similar", { query: {} });
  await expect(answer).rejects.toMatchObject({ code: "authentication_required" });
});
