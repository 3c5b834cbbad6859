import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { EndpointKey } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { noConversation, urlsOf } from "#tests/privacy/read-endpoints.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

/** Sends a change that involves another member; null for the endpoints that create a like or a message. */
type Change = ((her: Visitor, other: string) => Promise<unknown>) | null;

const unused = () => Promise.resolve();

/** Every endpoint that changes something; a missing one does not compile. */
const changes: Record<Exclude<keyof Endpoints & EndpointKey, `GET ${string}`>, Change> = {
  "POST /api/user.php": unused,
  "POST /api/user.php?push=1": (her) =>
    her.post("/api/user.php?push=1", { subscription: "denied" }),
  "PUT /api/user.php": (her) => her.put("/api/user.php", { language: "de" }),
  "POST /api/page-hidden.php": (her) => her.post("/api/page-hidden.php", {}),
  "POST /api/account/password-reset": unused,
  "POST /api/data-export": unused,
  "DELETE /api/sessions": (her) => her.send({ method: "DELETE", url: "/api/sessions" }),
  "DELETE /api/sessions/:id": (her) =>
    her.send({ method: "DELETE", url: `/api/sessions/${randomUUID()}` }),
  "POST /api/passkeys/options": unused,
  "POST /api/passkeys": unused,
  "PUT /api/passkeys/:id": (her) => her.put(`/api/passkeys/${randomUUID()}`, { name: "Telefoon" }),
  "DELETE /api/passkeys/:id": (her) =>
    her.send({ method: "DELETE", url: `/api/passkeys/${randomUUID()}` }),
  "POST /api/login/passkey/options": (her) => her.post("/api/login/passkey/options", {}),
  "POST /api/login/passkey": unused,
  "POST /api/signup": unused,
  "POST /api/signup/check": unused,
  "POST /api/signup/cancel": unused,
  "POST /api/signup/consents": (her) => her.post("/api/signup/consents", {}),
  "POST /api/account/activation-mail": (her) => her.post("/api/account/activation-mail", {}),
  "PUT /api/account/password": unused,
  "PUT /api/account/email": unused,
  "POST /api/account/email-suggestion": unused,
  "POST /api/account/deletion": unused,
  "POST /api/links/:token": unused,
  "PUT /api/profile": (her) => her.put("/api/profile", { about: "Ik zing." }),
  "POST /api/photos": (her) => her.post("/api/photos", {}),
  "PUT /api/photos": (her) => her.put("/api/photos", { order: [] }),
  "DELETE /api/photos/:id": unused,
  "POST /api/photos/:id/restore": unused,
  "POST /api/photos/:id/appeal": unused,
  "POST /api/members/:id/seen": (her, other) => her.post(`/api/members/${other}/seen`, {}),
  "POST /api/likes.php": null,
  "DELETE /api/likes.php": (her, other) =>
    her.send({ method: "DELETE", url: "/api/likes.php", payload: { member: other } }),
  "POST /api/swipe-game/likes": null,
  "POST /api/swipe-game/passes": (her, other) =>
    her.post("/api/swipe-game/passes", { member: other }),
  "DELETE /api/swipe-game/passes": (her, other) =>
    her.send({ method: "DELETE", url: "/api/swipe-game/passes", payload: { member: other } }),
  "PUT /api/auto-likes": (her) => her.put("/api/auto-likes", { on: true }),
  "PUT /api/profile/visibility": (her) => her.put("/api/profile/visibility", { liked_only: false }),
  "POST /api/blocks": (her, other) => her.post("/api/blocks", { member: other }),
  "DELETE /api/blocks": (her, other) =>
    her.send({ method: "DELETE", url: "/api/blocks", payload: { member: other } }),
  "POST /api/real-person-questions": (her, other) =>
    her.post("/api/real-person-questions", { member: other }),
  "POST /api/reports": (her, other) =>
    her.post("/api/reports", { member: other, category: "other" }),
  "POST /api/complaints": (her) =>
    her.post("/api/complaints", { category: "other", words: "Ik zie niets.", truthful: true }),
  "POST /api/complaints/:token/appeal": unused,
  "POST /api/chats/messages": null,
  "POST /api/chats/photos": (her) => her.post("/api/chats/photos", {}),
  "POST /api/chats/fictional-agreement": (her) =>
    her.post("/api/chats/fictional-agreement", { text_version: "1" }),
  "POST /api/chats/:id/read": (her) => her.post(`/api/chats/${noConversation}/read`, { seq: 1 }),
  "POST /api/chats/:id/typing": (her) => her.post(`/api/chats/${noConversation}/typing`, {}),
  "DELETE /api/chat.php": (her) =>
    her.send({
      method: "DELETE",
      url: "/api/chat.php",
      payload: { conversation: noConversation, up_to: 1 },
    }),
  "PUT /api/notifications": (her) => her.put("/api/notifications", { key: "news", mail: true }),
  "POST /api/orders": (her) => her.post("/api/orders", { id: randomUUID() }),
  "POST /api/orders/:id/attempts": (her) =>
    her.post(`/api/orders/${randomUUID()}/attempts`, { id: randomUUID() }),
};

/** The members who have sent a like, and the members who have sent a message. */
async function listActors(): Promise<{ likers: string[]; writers: string[] }> {
  const likers = await sql<{ id: string }>`select distinct id from (
      select low_id as id from like_pair where low_liked_at is not null
      union all select high_id from like_pair where high_liked_at is not null) liker
    join profile using (id) where kind = 'member'`.execute(app.db);
  const writers = await sql<{ id: string }>`select distinct sender_id as id from message
    join profile on profile.id = sender_id where kind = 'member'`.execute(app.db);
  return {
    likers: likers.rows.map(({ id }) => id),
    writers: writers.rows.map(({ id }) => id),
  };
}

const nobody = { likers: [], writers: [] };

test("a like or a message exists in a member's name only if the member made it", async () => {
  const she = await aMember(app.db);
  await giveCredits(app.db, she, 30);
  const men = await Promise.all(
    [0, 1, 2].map(() => aMember(app.db, { profile: { gender: "male", seeks: "female" } })),
  );
  const [he] = men;
  await aProfile(app.db, { profile: { kind: "fictional", gender: "male", seeks: "female" } });
  if (!he) throw new Error("the site has nobody to like");
  const aDay = async () => {
    for (const [one, other] of [
      [she, he],
      [he, she],
    ] as const) {
      const browser = await loggedIn(app, one.id);
      const urls = urlsOf({ id: other.id, conversation: noConversation });
      await Promise.all(urls.map((url) => browser.get(url)));
      expect(await listActors()).toEqual(nobody);
      for (const [key, change] of Object.entries(changes)) {
        await change?.(browser, other.id);
        // At once, since a later change takes a like back.
        expect([key, await listActors()]).toEqual([key, nobody]);
      }
    }
    await enqueueSweeps(app.db, workers);
    await drainQueue(app.context);
    app.clock.advance(86_400_000);
  };
  for (const _ of [1, 2, 3]) await aDay();
  expect(await listActors()).toEqual(nobody);

  for (const [one, other] of [
    [she, he],
    [he, she],
  ] as const) {
    const browser = await loggedIn(app, one.id);
    expect((await browser.post("/api/likes.php", { member: other.id })).statusCode).toBe(200);
  }
  await drainQueue(app.context);
  // They match now, and neither has sent a message.
  expect(await listActors()).toEqual({
    likers: expect.arrayContaining([she.id, he.id]),
    writers: [],
  });

  const message = { client_id: randomUUID(), to: { member: he.id }, text: "Dag" };
  await (await loggedIn(app, she.id)).post("/api/chats/messages", message);
  await drainQueue(app.context);
  expect((await listActors()).writers).toEqual([she.id]);
});
