import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { buyCredits } from "#tests/world/give-credits.ts";
import { hideMember, showMember, waysToHide } from "#tests/world/hide-member.ts";
import { withSite } from "#tests/world/with-site.ts";
import { purgeSwipesBefore } from "./store.ts";

const app = testApp();
const as = (member: MemberId) => aContext(app.context, member);
const call = async (
  member: MemberId,
  key:
    | "POST /api/swipe-game/likes"
    | "POST /api/swipe-game/passes"
    | "DELETE /api/swipe-game/passes",
  other: MemberId,
) => app.context.calls(await as(member), key, { body: { member: other } });
const deckOf = async (member: MemberId) =>
  app.context.calls(await as(member), "GET /api/swipe-game", {});
const idsOf = async (member: MemberId) => (await deckOf(member)).members.map(({ id }) => id);
const like = async (member: MemberId, other: MemberId) =>
  await app.context.calls(await as(member), "POST /api/swipe-game/likes", {
    body: { member: other },
  });
const pass = (member: MemberId, other: MemberId) =>
  call(member, "POST /api/swipe-game/passes", other);
async function write(from: MemberId, to: MemberId) {
  await buyCredits(app.db, { id: from, site: "vonk" } as Parameters<typeof buyCredits>[1], 100);
  return app.context.calls(await as(from), "POST /api/chats/messages", {
    body: { client_id: randomUUID(), to: { member: to }, text: "Dag." },
  });
}

/** A man in a country where only women who fit him live. */
let next = 0;
async function aTable(women = 1) {
  const country = `X${String.fromCodePoint(65 + next++)}`;
  const he = await aMember(app.db, { profile: { gender: "male", country } });
  const ids = await Promise.all(
    Array.from({ length: women }, () => aProfile(app.db, { profile: { country } })),
  );
  return { he: he.id, women: ids, she: ids[0] as MemberId, country };
}

test("exactly 4 of 50 simultaneous likes in the swipe game arrive", async () => {
  const { he, women } = await aTable(50);
  const results = await Promise.allSettled(women.map((she) => like(he, she)));
  const reasons = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason] : [],
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(["swipe_likes_spent"]));
  const { profiles } = await app.context.calls(await as(he), "GET /api/likes.php", {});
  expect(profiles).toHaveLength(4);
  expect((await deckOf(he)).likes_left).toBe(0);
});

test("repeating a like in the swipe game counts it once", async () => {
  const { he, she } = await aTable();
  const results = await Promise.all([like(he, she), like(he, she), like(he, she)]);
  expect(results.map(({ match }) => match)).toEqual([false, false, false]);
  expect((await like(he, she)).likes_left).toBe(3);
});

test("likes from a profile do not count towards the 4", async () => {
  const { he, women } = await aTable(6);
  for (const member of women.slice(0, 5)) {
    await app.context.calls(await as(he), "POST /api/likes.php", { body: { member } });
  }
  expect(await deckOf(he)).toMatchObject({ likes_left: 4, members: [{ id: women[5] }] });
});

test("passing is free, and a passed profile is back in the deck after 30 days or an undo", async () => {
  const { he, women, she } = await aTable(6);
  for (const member of women) await pass(he, member);
  expect(await deckOf(he)).toMatchObject({ likes_left: 4, members: [] });
  await call(he, "DELETE /api/swipe-game/passes", she);
  expect(await idsOf(he)).toEqual([she]);
  app.clock.advance(30 * 86_400_000);
  expect((await idsOf(he)).toSorted()).toEqual(women.toSorted());
  await purgeSwipesBefore(app.db, app.clock.now());
  expect(await idsOf(he)).toHaveLength(6);
});

test("a rejected like is not counted, and two members who like each other match", async () => {
  const { he, she, women } = await aTable(2);
  await hideMember(app.db, she, "blocking", he);
  await expect(like(he, she)).rejects.toMatchObject({ code: "profile_unavailable" });
  await showMember(app.db, she);
  await app.context.calls(await as(she), "POST /api/likes.php", { body: { member: he } });
  expect(await like(he, she)).toMatchObject({ match: true, likes_left: 3 });
  await expect(like(he, he)).rejects.toMatchObject({ code: "like_of_oneself" });
  expect(await idsOf(he)).toEqual([women[1]]);
});

test.each([
  ["2026-10-25T21:59:00Z", "2026-10-25T23:00:00.000Z"],
  ["2026-10-24T21:59:00Z", "2026-10-24T22:00:00.000Z"],
  ["2027-03-28T12:00:00Z", "2027-03-28T22:00:00.000Z"],
])("likes given at %s end at the site's midnight, %s", async (at, midnight) => {
  const { he, women } = await aTable(5);
  app.clock.advance(Date.parse(at) - app.clock.now().getTime());
  for (const she of women.slice(0, 3)) await like(he, she);
  const spent = await like(he, women[3] as MemberId);
  expect(spent).toMatchObject({ likes_left: 0, next_likes_at: midnight });
  const last = women[4] as MemberId;
  app.clock.advance(Date.parse(midnight) - Date.parse(at) - 1);
  await expect(like(he, last)).rejects.toMatchObject({ code: "swipe_likes_spent" });
  app.clock.advance(1);
  expect(await like(he, last)).toMatchObject({ likes_left: 3 });
});

test("Premium lifts the limit only if the site says so", async () => {
  const { he, women } = await aTable(6);
  const member = { id: he, site: "vonk" } as Parameters<typeof buyCredits>[1];
  await buyCredits(app.db, member, 100);
  expect((await deckOf(he)).likes_left).toBe(4);
  await withSite(app, "vonk", { swipe_unlimited_for_premium: true }, async () => {
    for (const she of women) expect((await like(he, she)).likes_left).toBe(null);
  });
});

test.each(waysToHide)("a member who is %s is not in the deck", async (how) => {
  const { he, she } = await aTable();
  expect(await idsOf(he)).toEqual([she]);
  await hideMember(app.db, she, how, he);
  expect(await idsOf(he)).toEqual([]);
  await showMember(app.db, she);
});

test("the deck has only members of the country who seek each other", async () => {
  const { he, she, country } = await aTable();
  await aProfile(app.db, { profile: { country, seeks: "female" } });
  await aProfile(app.db, { profile: { country, gender: "male", seeks: "male" } });
  const both = await aProfile(app.db, { profile: { country, seeks: "both" } });
  expect((await idsOf(he)).toSorted()).toEqual([she, both].toSorted());
});

test("partners of the viewer's conversations are not in the deck, until the viewer removes the conversation", async () => {
  const { he, country } = await aTable(0);
  const women = await Promise.all(
    [1, 2, 3].map(async () => (await aMember(app.db, { profile: { country } })).id),
  );
  const [written, writer, other] = women as [MemberId, MemberId, MemberId];
  expect((await idsOf(he)).toSorted()).toEqual(women.toSorted());
  const { conversation } = await write(he, written);
  await write(writer, he);
  expect(await idsOf(he)).toEqual([other]);
  const removal = { body: { conversation: conversation.id } };
  await app.context.calls(await as(he), "DELETE /api/chat.php", removal);
  expect((await idsOf(he)).toSorted()).toEqual([written, other].toSorted());
});

test("the recipient of a pending first message is not in the deck", async () => {
  const country = "YA";
  const he = await aMember(app.db, { confirmed: false, profile: { gender: "male", country } });
  const she = await aProfile(app.db, { profile: { country } });
  expect(await idsOf(he.id)).toEqual([she]);
  await write(he.id, she);
  expect(await idsOf(he.id)).toEqual([]);
});
