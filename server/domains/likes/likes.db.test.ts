import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { accountConfirmed } from "#server/domains/accounts/events.ts";
import { publishProfile } from "#server/domains/profiles/lifecycle.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { recordEvent } from "#server/platform/events.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { hideMember, showMember, waysToHide } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { LISTED_LIKES } from "#contract/likes/limits.ts";
import { deliverPendingLikes } from "./like-member.ts";

const app = testApp();
const as = (member: MemberId | null) => aContext(app.context, member);
const like = async (from: MemberId, member: MemberId) =>
  app.context.calls(await as(from), "POST /api/likes.php", { body: { member } });
const unlike = async (from: MemberId, member: MemberId) =>
  app.context.calls(await as(from), "DELETE /api/likes.php", { body: { member } });
const see = async (from: MemberId, id: MemberId) =>
  app.context.calls(await as(from), "POST /api/members/:id/seen", { params: { id } });
const counted = async (of: MemberId) =>
  (await app.context.calls(await as(of), "GET /api/counts", { query: {} })).likes;
const listsOf = async (of: MemberId) => app.context.calls(await as(of), "GET /api/likes.php", {});
const newOf = async (of: MemberId) =>
  (await listsOf(of)).liked_by.map((one) => [one.id, one.like_new]);
const twoMembers = () => Promise.all([aMember(app.db), aMember(app.db)]);

test("a like appears at once in both lists, as new for the member who received it", async () => {
  const [ann, ben] = await twoMembers();
  expect(await like(ann.id, ben.id)).toEqual({ match: false });
  const at = app.clock.now().toISOString();
  expect((await listsOf(ann.id)).profiles).toMatchObject([
    { id: ben.id, liked: true, match: false, liked_at: at },
  ]);
  expect((await listsOf(ann.id)).liked_by).toEqual([]);
  expect((await listsOf(ben.id)).liked_by).toMatchObject([
    { id: ann.id, liked: false, match: false, like_new: true, liked_at: at },
  ]);
  expect([await counted(ann.id), await counted(ben.id)]).toEqual([0, 1]);
});

test("two likes are a match, which appears in both lists of both members", async () => {
  const [ann, ben] = await twoMembers();
  await like(ann.id, ben.id);
  expect(await like(ben.id, ann.id)).toEqual({ match: true });
  for (const [one, other] of [
    [ann.id, ben.id],
    [ben.id, ann.id],
  ] as const) {
    const lists = await listsOf(one);
    expect(lists.profiles).toMatchObject([{ id: other, match: true }]);
    expect(lists.liked_by).toMatchObject([{ id: other, match: true, liked: true }]);
  }
});

test("liking again is the same like: same response, same date, not new again", async () => {
  const [ann, ben] = await twoMembers();
  await like(ann.id, ben.id);
  const before = await listsOf(ben.id);
  app.clock.advance(60_000);
  expect(await like(ann.id, ben.id)).toEqual({ match: false });
  expect(await listsOf(ben.id)).toEqual(before);
  await like(ben.id, ann.id);
  expect(await like(ann.id, ben.id)).toEqual({ match: true });
});

test("opening the profile marks the like as seen for good, even if it is removed and given again", async () => {
  const [ann, ben] = await twoMembers();
  await see(ben.id, ann.id);
  await like(ann.id, ben.id);
  expect(await newOf(ben.id)).toEqual([[ann.id, true]]);
  await see(ann.id, ben.id);
  expect(await newOf(ben.id)).toEqual([[ann.id, true]]);
  await see(ben.id, ann.id);
  expect(await newOf(ben.id)).toEqual([[ann.id, false]]);
  expect(await counted(ben.id)).toBe(0);
  expect(await unlike(ann.id, ben.id)).toEqual({ match: false });
  expect(await newOf(ben.id)).toEqual([]);
  await like(ann.id, ben.id);
  expect(await newOf(ben.id)).toEqual([[ann.id, false]]);
});

test("removing a like ends the match and leaves the other's like", async () => {
  const [ann, ben] = await twoMembers();
  await like(ann.id, ben.id);
  await like(ben.id, ann.id);
  const received = recordEvents(ann.id, ben.id);
  await unlike(ann.id, ben.id);
  await unlike(ann.id, ben.id);
  expect((await listsOf(ann.id)).liked_by).toMatchObject([
    { id: ben.id, match: false, liked: false },
  ]);
  expect((await listsOf(ben.id)).profiles).toMatchObject([{ id: ann.id, match: false }]);
  expect((await listsOf(ben.id)).liked_by).toEqual([]);
  expect(await like(ann.id, ben.id)).toEqual({ match: true });
  // The match was announced once; toggling a like notifies nobody again.
  expect(received.events).toEqual([]);
});

test("hiding a profile and liking again does not undo a delivered like", async () => {
  const [ann, ben] = await twoMembers();
  await like(ann.id, ben.id);
  await hideMember(app.db, ann.id, "disabled", ben.id);
  await like(ann.id, ben.id);
  await showMember(app.db, ann.id);
  expect(await counted(ben.id)).toBe(1);
});

test("hidden members take up no places in the list", async () => {
  const ben = await aMember(app.db);
  const first = await aProfile(app.db);
  await like(first, ben.id);
  app.clock.advance(60_000);
  for (let n = 0; n < LISTED_LIKES; n += 1) {
    const hidden = await aProfile(app.db, { photos: 0 });
    await like(hidden, ben.id);
    await hideMember(app.db, hidden, "deleted", ben.id);
  }
  expect(await newOf(ben.id)).toEqual([[first, true]]);
});

test("new likes come first, then the latest; given likes come latest first", async () => {
  const ben = await aMember(app.db);
  const likers: MemberId[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { id } = await aMember(app.db);
    app.clock.advance(60_000);
    await like(id, ben.id);
    await like(ben.id, id);
    likers.push(id);
  }
  const [first, second, third, fourth] = likers;
  if (!first || !second || !third || !fourth) throw new Error("four members were made");
  for (const seen of [first, third]) await see(ben.id, seen);
  expect(await newOf(ben.id)).toEqual([
    [fourth, true],
    [second, true],
    [third, false],
    [first, false],
  ]);
  const { profiles } = await listsOf(ben.id);
  expect(profiles.map(({ id }) => id)).toEqual([fourth, third, second, first]);
});

test("200 pairs who like each other at the same moment each become a match that is announced once", async () => {
  const pairs = await Promise.all(
    Array.from({ length: 200 }, () =>
      Promise.all([aProfile(app.db, { photos: 0 }), aProfile(app.db, { photos: 0 })]),
    ),
  );
  const received = recordEvents(...pairs.flat());
  const answers: Awaited<ReturnType<typeof like>>[] = [];
  // Ten pairs at a time; more would only wait for the test's connections.
  for (let n = 0; n < pairs.length; n += 10) {
    const racing = pairs
      .slice(n, n + 10)
      .flatMap(([one, other]) => [like(one, other), like(other, one)]);
    answers.push(...(await Promise.all(racing)));
  }
  const matchesOf = pairs.map((_, n) => answers.slice(2 * n, 2 * n + 2).filter((a) => a.match));
  // The second member learns of the match from the response, both from the event, exactly once.
  expect(matchesOf.map((matches) => matches.length)).toEqual(pairs.map(() => 1));
  const matches = received.events.filter(([, is]) => is === "match");
  expect(matches.toSorted()).toEqual(pairs.flatMap(([a, b]) => matchOf(a, b)).toSorted());
  expect(received.events).toHaveLength(200 * 3);
  const { rows } = await sql<{ n: number }>`select count(*) as n from like_pair
    where matched_at is not null and (low_id, high_id) in
      (select least(a, b), greatest(a, b) from unnest(
        ${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) x (a, b))
  `.execute(app.db);
  expect(rows[0]?.n).toBe(200);
});

test("twenty parallel likes of the same pair are one like", async () => {
  const [ann, ben] = await twoMembers();
  await Promise.all(Array.from({ length: 20 }, () => like(ann.id, ben.id)));
  expect(await counted(ben.id)).toBe(1);
  expect((await listsOf(ann.id)).profiles).toHaveLength(1);
});

test("the like of an unconfirmed member is pending and arrives as new after the confirmation", async () => {
  const ann = await aMember(app.db, { confirmed: false });
  const ben = await aMember(app.db);
  expect(await like(ann.id, ben.id)).toEqual({ match: false });
  expect((await listsOf(ann.id)).profiles).toMatchObject([{ id: ben.id, match: false }]);
  expect([await newOf(ben.id), await counted(ben.id)]).toEqual([[], 0]);
  const received = recordEvents(ann.id, ben.id);
  await release(ann.id);
  await showMember(app.db, ann.id);
  expect([await newOf(ben.id), await counted(ben.id)]).toEqual([[], 0]);
  expect(received.events).toEqual([]);
  await release(ann.id);
  await release(ann.id);
  expect([await newOf(ben.id), await counted(ben.id)]).toEqual([[[ann.id, true]], 1]);
  expect(received.events).toEqual([[ben.id, "like", ann.id]]);
});

test("once an account is confirmed, the job delivers its likes", async () => {
  const ann = await aMember(app.db, { confirmed: false });
  const ben = await aMember(app.db);
  await like(ann.id, ben.id);
  await app.db.transaction().execute(async (tx) => {
    const at = app.clock.now();
    await publishProfile(tx, ann.site, ann.id, at);
    await recordEvent(tx, accountConfirmed, { site: ann.site, at, data: { member: ann.id } });
  });
  expect(await counted(ben.id)).toBe(0);
  await drainQueue(app.context);
  expect(await counted(ben.id)).toBe(1);
});

test("a pending like that answers a like becomes a match on delivery, announced once", async () => {
  const [ann, ben] = await twoMembers();
  await like(ben.id, ann.id);
  await hideMember(app.db, ann.id, "disabled", ben.id);
  expect(await like(ann.id, ben.id)).toEqual({ match: false });
  await showMember(app.db, ann.id);
  const received = recordEvents(ann.id, ben.id);
  await release(ann.id);
  await release(ann.id);
  expect(received.events.toSorted()).toEqual(matchOf(ann.id, ben.id));
  expect((await listsOf(ben.id)).profiles).toMatchObject([{ id: ann.id, match: true }]);
});

test("a like given during the confirmation does not stay pending", async () => {
  const ann = await aMember(app.db, { confirmed: false });
  const ben = await aMember(app.db);
  const liking = await during(
    (tx) => publishProfile(tx, ann.site, ann.id, app.clock.now()),
    () => like(ann.id, ben.id),
  );
  expect(liking).toEqual({ match: false });
  expect(await counted(ben.id)).toBe(1);
});

test("a like given during a block is rejected and not stored", async () => {
  const [ann, ben] = await twoMembers();
  const [low, high] = [ann.id, ben.id].toSorted();
  const liking = during(
    async (tx) => {
      await sql`insert into like_pair (site_id, low_id, high_id)
        values (${ann.site}, ${low}, ${high})`.execute(tx);
      await sql`insert into block
        values (${ann.site}, ${ben.id}, ${ann.id}, ${app.clock.now()})`.execute(tx);
    },
    () => like(ann.id, ben.id),
  );
  await expect(liking).rejects.toMatchObject({ code: "profile_unavailable" });
  await showMember(app.db, ben.id);
  expect((await listsOf(ann.id)).profiles).toEqual([]);
});

/**
 * Starts the second call after the first has written but not yet committed; returns the second's
 * result.
 */
async function during<T>(write: (tx: Tx) => Promise<void>, second: () => Promise<T>): Promise<T> {
  const started = await app.db.transaction().execute(async (tx) => {
    await write(tx);
    const running = second();
    // The test reads the rejection after the commit.
    running.catch(() => undefined);
    await setTimeout(200);
    return { running };
  });
  return started.running;
}

function release(member: MemberId): Promise<void> {
  return deliverPendingLikes(app.context.services, "vonk" as SiteId, member, app.clock.now());
}

/** Records the events published to these members from now on: recipient, event, profile. */
function recordEvents(...of: MemberId[]) {
  const events: string[][] = [];
  app.context.services.bus.listen((to, event) => {
    if ("profile" in event && of.includes(to as MemberId))
      events.push([to, event.is, event.profile]);
  });
  return { events };
}

function matchOf(one: MemberId, other: MemberId): string[][] {
  return [
    [one, "match", other],
    [other, "match", one],
  ].toSorted();
}

test.each(waysToHide)("a member who is %s cannot be liked, and no like is stored", async (how) => {
  const [ann, ben] = await twoMembers();
  await hideMember(app.db, ben.id, how, ann.id);
  await expect(like(ann.id, ben.id)).rejects.toMatchObject({ code: "profile_unavailable" });
  await showMember(app.db, ben.id);
  expect((await listsOf(ann.id)).profiles).toEqual([]);
});

test("an invisible member is visible to members they like, who can like back", async () => {
  const [ann, ben] = await twoMembers();
  await hideMember(app.db, ben.id, "invisible", ann.id);
  await like(ben.id, ann.id);
  expect(await newOf(ann.id)).toEqual([[ben.id, true]]);
  expect(await counted(ann.id)).toBe(1);
  const opened = { params: { id: ben.id } };
  const { member } = await app.context.calls(await as(ann.id), "GET /api/members/:id", opened);
  expect(member).toMatchObject({ id: ben.id, likes_me: true });
  expect(await like(ann.id, ben.id)).toEqual({ match: true });
  await giveCredits(app.db, ann, 10);
  const body = { client_id: randomUUID(), to: { member: ben.id }, text: "Dag Ben" };
  const sent = await app.context.calls(await as(ann.id), "POST /api/chats/messages", { body });
  expect(sent.message.state).toBe("sent");
});

test("a member who requests the counts is online for others", async () => {
  const [ann, ben] = await twoMembers();
  const online = async () => {
    const { member } = await app.context.calls(await as(ann.id), "GET /api/members/:id", {
      params: { id: ben.id },
    });
    return member.online;
  };
  app.clock.advance(30 * 86_400_000);
  expect(await online()).toBeNull();
  await counted(ben.id);
  expect(await online()).toBe("now");
  app.clock.advance(6 * 60_000);
  expect(await online()).toBe("today");
});

test("a fictional profile can be liked and does not like back", async () => {
  const ann = await aMember(app.db);
  const id = await aProfile(app.db, { profile: { kind: "fictional" } });
  expect(await like(ann.id, id)).toEqual({ match: false });
  expect((await listsOf(ann.id)).profiles).toMatchObject([{ id, is: "fictional", online: null }]);
});

test("a like of the member herself, an unknown id or another site's member is rejected with its own error code", async () => {
  const ann = await aMember(app.db);
  const elsewhere = await aMember(app.db, { site: "second-spring" });
  const unknown = "00000000-0000-4000-8000-000000000000" as MemberId;
  await expect(like(ann.id, ann.id)).rejects.toMatchObject({ code: "like_of_oneself" });
  await expect(like(ann.id, unknown)).rejects.toMatchObject({ code: "not_found" });
  await expect(like(ann.id, elsewhere.id)).rejects.toMatchObject({ code: "not_found" });
  await see(ann.id, elsewhere.id);
  expect(await unlike(ann.id, elsewhere.id)).toEqual({ match: false });
});

test("over the network a visitor must log in, a like needs a member's id, and a limit applies", async () => {
  const [ann, ben] = await twoMembers();
  const rejected = await app.visitor().post("/api/likes.php", { member: ben.id });
  expect(rejected.json().error).toBe("authentication_required");
  const visitor = await loggedIn(app, ann.id);
  const post = (payload: object) => visitor.post("/api/likes.php", payload);
  expect((await post({ member: "1" })).json().fields.member.error).toBe("invalid_value");
  expect((await post({ member: ben.id })).json()).toEqual({ match: false });
  const url = "/api/likes.php";
  const gone = await visitor.send({ method: "DELETE", url, payload: { member: ben.id } });
  expect([gone.statusCode, gone.json()]).toEqual([200, { match: false }]);
  expect((await visitor.post(`/api/members/${ben.id}/seen`, {})).statusCode).toBe(204);
  const statuses = new Set<number>();
  for (let n = 0; n < 60; n += 1) statuses.add((await post({ member: ben.id })).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
});
