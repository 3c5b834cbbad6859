import { expect, test } from "vitest";
import type { SearchResults } from "#contract/search.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";

const app = testApp();

const live = (city: string, region: string, country = "NL") => ({ city, region, country });
const near: Record<string, unknown> = { sort: "near", country: "any" };

async function search(id: MemberId | null, query: Record<string, unknown> = {}) {
  const ctx = await aContext(app.context, id);
  return app.context.calls(ctx, "GET /api/members", { query: { ...near, ...query } });
}

const cardsOf = ({ members }: SearchResults) =>
  members.map(({ city, distance_km }) => [city, distance_km]);

test("the nearest town comes first, and a card says how far it is from the member's own town", async () => {
  const me = await aMember(app.db, { profile: live("Utrecht", "09") });
  const there = (place: ReturnType<typeof live>) =>
    aProfile(app.db, { profile: { ...place, gender: "male" } });
  await there(live("Antwerpen", "VLG", "BE"));
  await there(live("Groningen", "04"));
  const own = await there(live("Utrecht", "09"));
  await there(live("Nergenshuizen", "09"));
  await there(live("Amersfoort", "09"));
  const found = await search(me.id);
  expect(cardsOf(found)).toEqual([
    ["Utrecht", null],
    ["Amersfoort", 20],
    ["Antwerpen", 110],
    ["Groningen", 160],
    ["Nergenshuizen", null],
  ]);
  expect(found.filters.sort).toBe("near");
  expect(found.members[0]?.id).toBe(own);
  const ofRegion = await search(me.id, { country: "NL", countryregion: "04" });
  expect(cardsOf(ofRegion)).toEqual([["Groningen", 160]]);
  const newest = await search(me.id, { sort: "new", country: "BE" });
  expect(cardsOf(newest)).toEqual([["Antwerpen", 110]]);
});

test("a visitor, and a member whose town is not known, get the usual order and no distance", async () => {
  const me = await aMember(app.db, { profile: live("Nergenshuizen", "09") });
  const found = await search(me.id);
  expect(found.filters.sort).toBe("active");
  expect(new Set(found.members.map(({ distance_km }) => distance_km))).toEqual(new Set([null]));
  expect((await search(null)).filters.sort).toBe("active");
});

test("every member is on exactly one page, and within a town the most recently active come first", async () => {
  const me = await aMember(app.db, { profile: live("Maastricht", "05") });
  const places = [live("Heerlen", "05"), live("Maastricht", "05"), live("Roermond", "05")];
  for (let n = 0; n < 60; n += 1) {
    const last_active_at = new Date(Date.UTC(2026, 10, 20) - n * 600_000);
    const place = places[n % 3] ?? live("Heerlen", "05");
    await aProfile(app.db, { photos: 0, profile: { ...place, gender: "male", last_active_at } });
  }
  const query = { country: "NL", countryregion: "05" };
  const whole = (
    await Promise.all([1, 2, 3].map((page) => search(me.id, { ...query, page: `${page}` })))
  ).flatMap(({ members }) => members);
  expect(whole.map(({ city }) => city)).toEqual(
    ["Maastricht", "Heerlen", "Roermond"].flatMap((city) => Array(20).fill(city)),
  );
  expect(new Set(whole.map(({ id }) => id)).size).toBe(60);
  const second = await search(me.id, {
    ...query,
    cursor: (await search(me.id, query)).cursor ?? "",
  });
  const third = await search(me.id, { ...query, cursor: second.cursor ?? "" });
  expect([...second.members, ...third.members].map(({ id }) => id)).toEqual(
    whole.slice(24).map(({ id }) => id),
  );
  expect(third.cursor).toBeNull();
});

test("a cursor of another order is rejected", async () => {
  const me = await aMember(app.db, { profile: live("Maastricht", "05") });
  const query = { country: "NL", countryregion: "05" };
  const [ofTowns, ofNewest] = await Promise.all(
    ["near", "new"].map(async (sort) => (await search(me.id, { ...query, sort })).cursor ?? ""),
  );
  for (const [sort, cursor] of [
    ["new", ofTowns],
    ["near", ofNewest],
    ["near", `${ofNewest}.TkwJMDU`],
  ] as const)
    await expect(search(me.id, { ...query, sort, cursor: cursor ?? "" })).rejects.toMatchObject({
      details: { fields: { cursor: "invalid_value" } },
    });
});
