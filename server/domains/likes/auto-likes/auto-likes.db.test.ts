import { sql } from "kysely";
import { expect, test } from "vitest";
import { REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { hideMember, waysToHide } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const DAY_MS = 86_400_000;
const ask = async (member: MemberId) =>
  app.context.calls(await aContext(app.context, member), "GET /api/auto-like.php", {});
const choose = async (member: MemberId, on: boolean) =>
  app.context.calls(await aContext(app.context, member), "PUT /api/auto-likes", { body: { on } });
const likesOf = async (member: MemberId) =>
  app.context.calls(await aContext(app.context, member), "GET /api/likes.php", {});

/** A woman in a country with fictional men who fit her and one real man. */
let next = 0;
async function aTable(fictional = 1, of: Parameters<typeof aMember>[1] = {}) {
  const country = `Y${String.fromCodePoint(65 + next++)}`;
  const man = { gender: "male", seeks: "female", country } as const;
  const she = await aMember(app.db, { ...of, profile: { country } });
  const real = await aProfile(app.db, { profile: man });
  const men = await Promise.all(
    Array.from({ length: fictional }, () =>
      aProfile(app.db, { profile: { ...man, kind: "fictional" } }),
    ),
  );
  return { she: she.id, he: men[0] as MemberId, men, real, country };
}

test("a fictional profile's like is in the member's lists, and the response has its pictures", async () => {
  const { she, he } = await aTable();
  const answer = await ask(she);
  expect(answer).toMatchObject({ id: he, is: "fictional" });
  expect(answer?.main_image?.match).toMatch(/\.webp$/);
  const { liked_by, profiles } = await likesOf(she);
  expect(liked_by).toMatchObject([{ id: he, is: "fictional", like_new: true, match: false }]);
  expect(profiles).toEqual([]);
});

test("a member gets one like a day, even from 20 simultaneous requests, and from a different profile each day", async () => {
  const { she, men } = await aTable(3);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(she)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  app.clock.advance(DAY_MS);
  const second = await ask(she);
  app.clock.advance(DAY_MS);
  const third = await ask(she);
  const likers = [answers.find(Boolean), second, third].map((answer) => answer?.id);
  expect(likers.toSorted()).toEqual(men.toSorted());
  app.clock.advance(DAY_MS);
  expect(await ask(she)).toBeUndefined();
});

test("without a like to give the response is 204, and only the site's own pages may request one", async () => {
  const { she } = await aTable();
  const browser = await loggedIn(app, she);
  const url = "/api/auto-like.php";
  const foreign = await browser.get(url, { "sec-fetch-site": "cross-site" });
  expect(foreign.statusCode).toBe(403);
  const withoutType = await browser.get(url, { [REQUEST_TYPE_HEADER]: "" });
  expect(withoutType.json().error).toBe("request_type_required");
  expect((await likesOf(she)).liked_by).toEqual([]);
  expect((await browser.get(url)).statusCode).toBe(200);
  const again = await browser.get(url);
  expect([again.statusCode, again.body]).toEqual([204, ""]);
});

test("an unconfirmed member gets no like", async () => {
  const { she } = await aTable(1, { confirmed: false });
  expect(await ask(she)).toBeUndefined();
});

test.each(waysToHide)("nobody is liked if the member is %s, or the profile is", async (how) => {
  const [one, two] = [await aTable(), await aTable()];
  await hideMember(app.db, one.she, how, one.he);
  expect(await ask(one.she)).toBeUndefined();
  await hideMember(app.db, two.he, how, two.she);
  expect(await ask(two.she)).toBeUndefined();
  expect((await likesOf(two.she)).liked_by).toEqual([]);
});

test("a profile that does not seek the member, or that she already knows, does not like her", async () => {
  const { she, he } = await aTable();
  await sql`update profile set seeks = 'male' where id = ${he}`.execute(app.db);
  expect(await ask(she)).toBeUndefined();
  await sql`update profile set seeks = 'both' where id = ${he}`.execute(app.db);
  const body = { member: he };
  const ctx = await aContext(app.context, she);
  await app.context.calls(ctx, "POST /api/likes.php", { body });
  await app.context.calls(ctx, "DELETE /api/likes.php", { body });
  expect(await ask(she)).toBeUndefined();
});

test("a member can switch the likes off and on again", async () => {
  const { she } = await aTable(2);
  expect(await choose(she, false)).toEqual({ offered: true, on: false });
  expect(await ask(she)).toBeUndefined();
  expect(await choose(she, true)).toEqual({ offered: true, on: true });
  expect(await ask(she)).toBeDefined();
  await choose(she, false);
  app.clock.advance(DAY_MS);
  expect(await ask(she)).toBeUndefined();
  await choose(she, true);
  expect(await ask(she)).toBeDefined();
});

test.each(["auto_likes", "fictional_profiles"])(
  "a site without %s gives no likes",
  async (name) => {
    const { she } = await aTable();
    await withSite(app, "vonk", { [name]: false }, async () => {
      expect(await ask(she)).toBeUndefined();
      const ctx = await aContext(app.context, she);
      expect(await app.context.calls(ctx, "GET /api/auto-likes", {})).toEqual({
        offered: false,
        on: true,
      });
    });
  },
);

test("of thousands of automatic likes none comes from a real member", async () => {
  const { country, men } = await aTable(50);
  const women = await Promise.all(
    Array.from({ length: 80 }, () => aProfile(app.db, { profile: { country } })),
  );
  for (let day = 0; day < 51; day += 1) {
    await Promise.all(women.map((she) => ask(she)));
    app.clock.advance(DAY_MS);
  }
  const { rows } = await sql<{ kind: string; likes: number }>`
    select p.kind, count(*)::integer as likes
    from like_pair l
    cross join lateral (values (l.low_id, l.low_liked_at), (l.high_id, l.high_liked_at)) s (id, at)
    join profile p on p.id = s.id
    where s.at is not null and p.country = ${country} group by p.kind`.execute(app.db);
  expect(rows).toEqual([{ kind: "fictional", likes: women.length * men.length }]);
});
