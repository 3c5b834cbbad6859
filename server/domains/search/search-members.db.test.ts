import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import type { MemberCard } from "#contract/profiles.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { hideMember } from "#tests/world/hide-member.ts";

const app = testApp();
const now = new Date("2026-11-21T12:00:00Z").getTime();
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
/** Each test uses a separate country, so that it does not find the members of another test. */
const here = (country: string, region = "VLG") => ({ country, region, gender: "male" as const });

async function search(viewer: MemberId | null, query: Record<string, unknown> = {}, minutes = 0) {
  const ctx = await aContext(app.context, viewer);
  const at = new Date(ctx.at.getTime() + minutes * 60_000);
  return app.context.calls({ ...ctx, at }, "GET /api/members", { query });
}
const idsOf = ({ members }: { members: readonly MemberCard[] }) => members.map(({ id }) => id);

test("a member finds the gender they seek in their country, most recently active first", async () => {
  const me = await aMember(app.db);
  const last = await aProfile(app.db, {
    profile: { gender: "male", last_active_at: minutesAgo(90) },
  });
  const recent = await aProfile(app.db, {
    profile: { gender: "male", last_active_at: minutesAgo(3) },
  });
  const woman = await aProfile(app.db, { profile: { gender: "female", seeks: "both" } });
  const abroad = await aProfile(app.db, { profile: here("ES", "07") });
  const found = await search(me.id);
  expect(idsOf(found)).toEqual([recent, last]);
  expect(found).toMatchObject({ page: 1, pages: 1, numResults: 2, numResultsCapped: false });
  expect(found.filters).toMatchObject({ gender: "male", country: "NL", countryregion: null });
  expect(idsOf(await search(me.id, { gender: "female" }))).toEqual([woman]);
  expect(idsOf(await search(me.id, { country: "any" }))).toEqual([recent, last, abroad]);
  expect(idsOf(await search(me.id, { gender: "any", country: "any" }))).toHaveLength(4);
});

test("a card shows the age and nothing that others may not know", async () => {
  const me = await aMember(app.db);
  const id = await aProfile(app.db, {
    photos: 3,
    profile: { ...here("BE"), birth_date: "1966-11-22", last_active_at: minutesAgo(5) },
  });
  const [card] = (await search(me.id, { country: "BE", countryregion: "VLG" })).members;
  expect(card).toEqual({
    id,
    is: "member",
    name: "Marijke",
    age: 59,
    city: "Amersfoort",
    country: "BE",
    region: "VLG",
    main_image: {
      filename: expect.stringMatching(/^\/[0-9a-f]{32}-full\.webp$/),
      thumb_filename: expect.stringMatching(/^\/[0-9a-f]{32}-thumb\.webp$/),
      medium_filename: expect.stringMatching(/^\/[0-9a-f]{32}-medium\.webp$/),
      match: expect.stringMatching(/^\/[0-9a-f]{32}-full\.webp$/),
      status: "active",
    },
    online: "now",
    photos: 3,
    liked: false,
    distance_km: null,
  });
});

test("ages are exact to the day, including the bounds", async () => {
  const me = await aMember(app.db);
  const place = here("BE", "WAL");
  const born = (birth_date: string) => aProfile(app.db, { profile: { ...place, birth_date } });
  const fifty = await born("1976-11-21");
  const almostFifty = await born("1976-11-22");
  const almostSixty = await born("1966-11-22");
  const sixty = await born("1966-11-21");
  const among = async (min_age?: string, max_age?: string) =>
    new Set(idsOf(await search(me.id, { country: "BE", countryregion: "WAL", min_age, max_age })));
  expect(await among("50", "59")).toEqual(new Set([fifty, almostSixty]));
  expect(await among("60")).toEqual(new Set([sixty]));
  expect(await among(undefined, "49")).toEqual(new Set([almostFifty]));
});

test("fictional profiles are found, marked, never online and not counted as members", async () => {
  const me = await aMember(app.db);
  const place = { ...here("FR", "COR"), last_active_at: minutesAgo(1) };
  const fictional = await aProfile(app.db, { profile: { ...place, kind: "fictional" } });
  const real = await aProfile(app.db, { profile: { ...place, last_active_at: minutesAgo(9) } });
  const found = await search(me.id, { country: "FR" });
  expect(found.members.map(({ id, is, online }) => [id, is, online])).toEqual([
    [fictional, "fictional", null],
    [real, "member", "today"],
  ]);
  expect(found).toMatchObject({ numResults: 1, num_fictional: 1, pages: 1 });
  const ctx = await aContext(app.context, me.id);
  const without = { ...ctx, site: { ...ctx.site, fictional_profiles: false } };
  const off = await app.context.calls(without, "GET /api/members", {
    query: { country: "FR" },
  });
  expect([idsOf(off), off.num_fictional]).toEqual([[real], 0]);
});

test("a count is at most a minute old, and never smaller than the page it is on", async () => {
  const me = await aMember(app.db);
  const query = { country: "ES", countryregion: "58" };
  expect(await search(me.id, query)).toMatchObject({ numResults: 0, pages: 0 });
  const one = await aProfile(app.db, { profile: here("ES", "58") });
  const found = await search(me.id, query);
  expect([idsOf(found), found.numResults, found.pages]).toEqual([[one], 1, 1]);
  await hideMember(app.db, one, "deleted", me.id);
  expect(await search(me.id, query, 1)).toMatchObject({ members: [], numResults: 0, pages: 0 });
  for (let n = 0; n < 25; n += 1) await aProfile(app.db, { photos: 0, profile: here("ES", "58") });
  expect((await search(me.id, query, 1)).numResults).toBe(24);
  expect((await search(me.id, { ...query, page: 2 }, 1)).pages).toBe(2);
  expect((await search(me.id, query, 2)).numResults).toBe(25);
});

test("members of another site are not found", async () => {
  const me = await aMember(app.db);
  const elsewhere = await aProfile(app.db, { site: "second-spring", profile: here("NL", "10") });
  expect((await search(me.id, { countryregion: "10" })).numResults).toBe(0);
  const ctx = await aContext(app.context, null, { host: "second.localhost" });
  const found = await app.context.calls(ctx, "GET /api/members", { query: {} });
  expect(idsOf(found)).toEqual([elsewhere]);
});

test("more than 1,000 members count as 1000 with a flag, and the cursor still reaches each of them once", async () => {
  const me = await aMember(app.db);
  const place = here("NL", "16");
  const everybody: MemberId[] = [];
  for (let n = 0; n < 1_010; n += 1) {
    const profile = { ...place, last_active_at: minutesAgo(n * 3) };
    everybody.push(await aProfile(app.db, { photos: 0, profile }));
  }
  const query = { countryregion: "16" };
  const first = await search(me.id, query);
  expect(first).toMatchObject({ numResults: 1_000, numResultsCapped: true, pages: 42 });
  const met: MemberId[] = idsOf(first);
  let { cursor } = first;
  for (let page = 2; cursor; page += 1) {
    const next = await search(me.id, { ...query, page: String(page), cursor });
    expect(next.page).toBe(page);
    met.push(...idsOf(next));
    ({ cursor } = next);
  }
  expect(met).toHaveLength(1_010);
  expect(new Set(met)).toEqual(new Set(everybody));
  expect(idsOf(await search(me.id, { ...query, page: "2" }))).toEqual(met.slice(24, 48));
  expect(await search(me.id, { ...query, page: "43" })).toMatchObject({
    members: [],
    cursor: null,
  });
});

test("a member who becomes active between two pages is neither repeated nor hides anyone", async () => {
  const me = await aMember(app.db);
  const query = { countryregion: "15" };
  const everybody: MemberId[] = [];
  for (let n = 0; n < 80; n += 1) {
    const profile = { ...here("NL", "15"), last_active_at: minutesAgo(60 + n * 7) };
    everybody.push(await aProfile(app.db, { photos: 0, profile }));
  }
  const met: MemberId[] = [];
  const risen = new Set<MemberId>();
  let cursor: string | null = "";
  for (let page = 0; cursor !== null; page += 1) {
    const answer = await search(me.id, { ...query, ...(cursor && { cursor }) });
    met.push(...idsOf(answer));
    ({ cursor } = answer);
    // A member from the pages read so far and one from later pages become active again.
    for (const id of [met[page], everybody[79 - page]])
      if (id) {
        risen.add(id);
        await touch(id);
      }
  }
  expect(new Set(met).size).toBe(met.length);
  expect(everybody.filter((id) => !met.includes(id) && !risen.has(id))).toEqual([]);
});

async function touch(id: MemberId): Promise<void> {
  await app.db
    .withTables<{ profile: { id: string; last_active_at: Date } }>()
    .updateTable("profile")
    .set({ last_active_at: new Date(now) })
    .where("id", "=", id)
    .execute();
}

test("each filter finds and counts the members it describes", async () => {
  const me = await aMember(app.db);
  const place = { ...here("NL", "01"), last_active_at: minutesAgo(60 * 24 * 20) };
  const old = new Date("2026-01-01T12:00:00Z");
  const plain = { ...place, published_at: old };
  const is = {
    plain: await aProfile(app.db, { photos: 0, profile: plain }),
    fictional: await aProfile(app.db, { photos: 0, profile: { ...plain, kind: "fictional" } }),
    pictured: await aProfile(app.db, { photos: 1, profile: plain }),
    fresh: await aProfile(app.db, {
      photos: 0,
      profile: { ...plain, published_at: minutesAgo(60 * 24 * 29) },
    }),
    here: await aProfile(app.db, {
      photos: 0,
      profile: { ...plain, last_active_at: minutesAgo(60 * 24 * 6) },
    }),
    hiker: await aProfile(app.db, { photos: 0, profile: { ...plain, interests: ["hiking"] } }),
    reader: await aProfile(app.db, {
      photos: 0,
      profile: { ...plain, interests: ["sex", "reading"] },
    }),
  };
  const found = async (filters: Record<string, string>) => {
    const answer = await search(me.id, { countryregion: "01", ...filters });
    const ids = new Set<string>(idsOf(answer));
    expect(answer.numResults + answer.num_fictional).toBe(ids.size);
    return Object.entries(is).flatMap(([name, id]) => (ids.has(id) ? [name] : []));
  };
  expect(await found({})).toEqual(Object.keys(is));
  expect(await found({ real_only: "1" })).toEqual(
    Object.keys(is).filter((name) => name !== "fictional"),
  );
  expect(await found({ with_photo: "1" })).toEqual(["pictured"]);
  expect(await found({ new_only: "1" })).toEqual(["fresh"]);
  expect(await found({ active_only: "1" })).toEqual(["here"]);
  expect(await found({ interests: "hiking,reading" })).toEqual(["hiker", "reader"]);
  expect(await found({ interests: "tea" })).toEqual([]);
});

test("newest members first, page by page with the cursor", async () => {
  const me = await aMember(app.db);
  const query = { countryregion: "04", sort: "new" };
  const newest: MemberId[] = [];
  for (let n = 0; n < 30; n += 1) {
    const profile = {
      ...here("NL", "04"),
      published_at: minutesAgo(n * 60),
      last_active_at: minutesAgo(100 - n),
    };
    newest.push(await aProfile(app.db, { photos: 0, profile }));
  }
  const first = await search(me.id, query);
  const second = await search(me.id, { ...query, page: "2", cursor: first.cursor });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(newest);
  expect(second.cursor).toBeNull();
});

test("members the searcher likes are marked as liked", async () => {
  // Ids grow with time, and the lower one of a pair is stored first.
  const earlier = await aMember(app.db);
  const her = await aProfile(app.db, { profile: here("NL", "02") });
  const later = await aMember(app.db);
  for (const { id } of [earlier, later]) {
    const found = async () => (await search(id, { countryregion: "02" })).members;
    expect(await found()).toMatchObject([{ id: her, liked: false }]);
    const ctx = await aContext(app.context, id);
    await app.context.calls(ctx, "POST /api/likes.php", { body: { member: her } });
    expect(await found()).toMatchObject([{ id: her, liked: true }]);
  }
  expect((await search(null, { countryregion: "02", country: "NL" })).members).toMatchObject([
    { liked: false },
  ]);
});

test("a visitor may search if the site allows it, an unconfirmed member on every site", async () => {
  const unconfirmed = await aMember(app.db, { confirmed: false });
  expect((await search(unconfirmed.id)).page).toBe(1);
  const ctx = await aContext(app.context, null);
  const closed = { ...ctx, site: { ...ctx.site, logged_out_search: "none" as const } };
  const answer = app.context.calls(closed, "GET /api/members", { query: {} });
  await expect(answer).rejects.toMatchObject({ code: "authentication_required" });
  const tracked = { ...closed, cookies: { ...ctx.cookies, get: () => "network=x" } };
  const fromThere = await app.context.calls(tracked, "GET /api/members", { query: {} });
  expect(fromThere.page).toBe(1);
  const member = { ...closed, member: { id: unconfirmed.id, sessionHash: Buffer.alloc(32) } };
  const open = await app.context.calls(member, "GET /api/members", { query: {} });
  expect(open.page).toBe(1);
});

test("a birthday begins at midnight in the site's time zone, on the card and in the age filter", async () => {
  const at = new Date("2026-11-20T23:30:00Z");
  for (const [host, site, age] of [
    ["localhost", "vonk", 50],
    ["second.localhost", "second-spring", 49],
  ] as const) {
    const profile = { ...here("BE", "BRU"), birth_date: "1976-11-21" };
    const id = await aProfile(app.db, { site, profile });
    const ctx = { ...(await aContext(app.context, null, { host })), at };
    const everywhere = { ...ctx, site: { ...ctx.site, countries: ["BE" as const] } };
    const among = async (min_age: string) => {
      const query = { country: "BE", countryregion: "BRU", min_age } as const;
      return (await app.context.calls(everywhere, "GET /api/members", { query })).members;
    };
    expect(await among("49")).toMatchObject([{ id, age }]);
    expect(await among("50")).toHaveLength(age - 49);
  }
});

test.each([
  ["gender=other", "gender", "invalid_value"],
  ["country=XX", "country", "unknown_country"],
  ["country=DE", "country", "unknown_country"],
  ["country=NL&countryregion=VLG", "countryregion", "unknown_region"],
  ["country=any&countryregion=09", "countryregion", "unknown_region"],
  ["min_age=60&max_age=50", "min_age", "min_above_max"],
  ["min_age=17", "min_age", "invalid_value"],
  ["max_age=old", "max_age", "invalid_value"],
  ["page=0", "page", "invalid_value"],
  ["page=1.5", "page", "invalid_value"],
  ["cursor=1", "cursor", "invalid_value"],
])("%s is rejected with the name of the field", async (query, field, word) => {
  const answer = await app.visitor().get(`/api/members?${query}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    error: "invalid_input",
    fields: { [field]: { error: word } },
  });
});

test("responds over HTTP up to the limit, then with 429", async () => {
  const visitor = await loggedIn(app, (await aMember(app.db)).id);
  const statuses = new Set<number>();
  for (let n = 0; n < 241; n += 1)
    statuses.add((await visitor.get("/api/members?min_age=110")).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
});
