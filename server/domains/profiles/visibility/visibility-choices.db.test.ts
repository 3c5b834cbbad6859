import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();
const man = { gender: "male", seeks: "female" } as const;

/** A member with credits and a browser. */
async function aWriter(profile: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(app.db, profile);
  await giveCredits(app.db, member, 100);
  return { ...member, browser: await loggedIn(app, member.id) };
}

const choose = (browser: Visitor, change: object) => browser.put("/api/profile/visibility", change);
const chosen = async (browser: Visitor) => (await browser.get("/api/profile/visibility")).json();
const write = async (from: Visitor, member: string) => {
  const body = { client_id: randomUUID(), to: { member }, text: "Dag" };
  const answer = await from.post("/api/chats/messages", body);
  return answer.json().error ?? answer.json().message.state;
};
const priceError = async (from: Visitor, member: string) =>
  (await from.get(`/api/chats/price?member=${member}`)).json().error;

test("both choices are off at first, and each changes without the other", async () => {
  const { browser } = await aWriter();
  expect(await chosen(browser)).toEqual({ invisible: false, liked_only: false });
  const both = { invisible: true, liked_only: true };
  expect((await choose(browser, { invisible: true })).json()).toEqual({
    ...both,
    liked_only: false,
  });
  expect((await choose(browser, { liked_only: true })).json()).toEqual(both);
  expect((await choose(browser, {})).json()).toEqual(both);
  expect((await choose(browser, { invisible: false })).json()).toEqual({
    ...both,
    invisible: false,
  });
  expect(await chosen(browser)).toEqual({ invisible: false, liked_only: true });
});

test("nobody finds or opens an invisible member, from her choice until she changes it back", async () => {
  const [she, he] = [await aWriter(), await aWriter({ profile: man })];
  const seen = async () => ({
    found: (await he.browser.get("/api/members")).body.includes(she.id),
    opened: (await he.browser.get(`/api/members/${she.id}`)).statusCode,
  });
  expect(await seen()).toEqual({ found: true, opened: 200 });
  const changed: string[] = [];
  onTestFinished(app.context.services.changedProfiles.listen((member) => changed.push(member)));
  await choose(she.browser, { invisible: true });
  expect(changed).toEqual([she.id]);
  expect(await seen()).toEqual({ found: false, opened: 410 });
  expect((await he.browser.post("/api/likes.php", { member: she.id })).statusCode).toBe(410);
  expect(await write(he.browser, she.id)).toBe("profile_unavailable");
  await choose(she.browser, { invisible: false });
  expect(await seen()).toEqual({ found: true, opened: 200 });
});

test("a member who takes messages only from people she liked gets no first message from others", async () => {
  const [she, he] = [await aWriter(), await aWriter({ profile: man })];
  await choose(she.browser, { liked_only: true });
  expect(await write(he.browser, she.id)).toBe("liked_only");
  expect(await priceError(he.browser, she.id)).toBe("liked_only");
  // Liking her does not get around the choice, and she can still be found.
  expect((await he.browser.post("/api/likes.php", { member: she.id })).statusCode).toBe(200);
  expect(await write(he.browser, she.id)).toBe("liked_only");
  expect((await he.browser.get("/api/members")).body).toContain(she.id);

  await she.browser.post("/api/likes.php", { member: he.id });
  expect(await priceError(he.browser, she.id)).toBeUndefined();
  expect(await write(he.browser, she.id)).toBe("sent");
});

test("existing conversations, matches and pending messages go on as they were", async () => {
  const [she, he] = [await aWriter(), await aWriter({ profile: man })];
  await chattingPair(app, she, he);
  const stranger = await aWriter({ profile: man });
  expect(await write(stranger.browser, she.id)).toBe("sent");
  const fresh = await aWriter({ profile: man, confirmed: false });
  expect(await write(fresh.browser, she.id)).toBe("pending");
  await choose(she.browser, { liked_only: true });
  expect(await write(he.browser, she.id)).toBe("sent");
  expect(await write(stranger.browser, she.id)).toBe("sent");
  expect(await write(fresh.browser, she.id)).toBe("pending");
  // Her own first message opens the conversation for the other.
  const other = await aWriter({ profile: man });
  expect(await write(she.browser, other.id)).toBe("sent");
  expect(await write(other.browser, she.id)).toBe("sent");
});

test("a block ends the earlier contact, so that the choice holds again", async () => {
  const [she, he] = [await aWriter(), await aWriter({ profile: man })];
  await chattingPair(app, she, he);
  await choose(she.browser, { liked_only: true });
  await she.browser.post("/api/blocks", { member: he.id });
  await sql`delete from block where blocker_id = ${she.id}`.execute(app.db);
  expect(await write(he.browser, she.id)).toBe("liked_only");
});
