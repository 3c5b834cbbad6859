import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { deliverPending } from "#server/domains/chat/deliver-pending.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadChatPhoto } from "#tests/world/a-photo.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp({ PORT: "3000" });
const site = "vonk" as SiteId;

afterEach(async () => {
  await assertConsistent(app.db, site);
  app.clock.advance(120_000);
});

/** A logged-in member with credits. On Vonk a photo costs 15, and a message 10. */
async function sender({ credits = 60, confirmed = true } = {}) {
  const member = await aMember(app.db, { confirmed });
  if (credits > 0) await giveCredits(app.db, member, credits);
  return { ...member, browser: await loggedIn(app, member.id) };
}

interface Sent {
  readonly photo: string;
  readonly text?: string;
  readonly client_id?: string;
  readonly price?: number;
}

const send = (from: Visitor, member: MemberId, { text = "", ...rest }: Sent) =>
  from.post("/api/chats/messages", { client_id: randomUUID(), to: { member }, text, ...rest });
const messagesOf = async (browser: Visitor, id: string) =>
  (await browser.get(`/api/chats/${id}`)).json().messages;
const creditsOf = async (browser: Visitor) =>
  (await browser.get("/api/user.php")).json().user.credits;
const countPhotos = async (member: MemberId) =>
  (await sql`select from chat_photo where member_id = ${member}`.execute(app.db)).rows.length;

test("a photo costs photo_credits and arrives at once, with the sender's words", async () => {
  const [from, to] = [await sender(), await sender({ credits: 0 })];
  const [first, second] = [
    await uploadChatPhoto(from.browser),
    await uploadChatPhoto(from.browser),
  ];
  const answer = await send(from.browser, to.id, { photo: first });
  expect(answer.json()).toMatchObject({
    message: { state: "sent", seq: 1, type: "photo", photo: first, gift: null, text: "" },
    credits: 45,
  });
  await send(from.browser, to.id, { photo: second, text: "Mijn tuin" });
  const { id } = answer.json().conversation;
  expect(await messagesOf(to.browser, id)).toMatchObject([
    { mine: false, type: "photo", photo: first, text: "" },
    { mine: false, type: "photo", photo: second, text: "Mijn tuin" },
  ]);
  const [chat] = (await to.browser.get("/api/chats.php")).json().chats;
  expect(chat.last_message).toMatchObject({ type: "photo", photo: second, text: "Mijn tuin" });
});

test("the price of a photo is shown beforehand, and nothing is sent at another price", async () => {
  const [from, to] = [await sender({ credits: 0 }), await sender({ credits: 0 })];
  await buyCredits(app.db, from, 100);
  const prices = (await from.browser.get(`/api/chats/price?member=${to.id}`)).json();
  expect(prices.photo).toEqual({
    credits: 15,
    money: { minor: 150, currency: "EUR", from: false },
  });
  const photo = await uploadChatPhoto(from.browser);
  const answer = await send(from.browser, to.id, { photo, price: 10 });
  expect(answer.json()).toMatchObject({ error: "price_changed" });
});

test("200 parallel photos with credits for ten send exactly ten", async () => {
  const [from, to] = [await sender({ credits: 150 }), await sender({ credits: 0 })];
  const { rows } = await sql<{ id: string }>`
    insert into chat_photo (site_id, member_id, file_key, locked_key, uploaded_at)
    select ${site}, ${from.id}, gen_random_uuid(), gen_random_uuid(), ${app.clock.now()}
    from generate_series(1, 200) returning id`.execute(app.db);
  const answers = await Promise.all(rows.map(({ id }) => send(from.browser, to.id, { photo: id })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(await creditsOf(from.browser)).toBe(0);
  const claimed = await sql`
    select from chat_photo where member_id = ${from.id} and client_id is not null`.execute(app.db);
  expect(claimed.rows).toHaveLength(10);
});

test("a photo is sent once: a retry costs nothing, and no other message can include it", async () => {
  const [from, to] = [await sender(), await sender({ credits: 0 })];
  const [photo, other] = [await uploadChatPhoto(from.browser), await uploadChatPhoto(from.browser)];
  const client_id = randomUUID();
  const answers = [
    await send(from.browser, to.id, { photo, client_id }),
    await send(from.browser, to.id, { photo, client_id }),
  ];
  expect(answers.map((answer) => answer.json().credits)).toEqual([45, 45]);
  const changed = await send(from.browser, to.id, { photo: other, client_id });
  expect(changed.json().error).toBe("message_id_used");
  const again = await Promise.all([0, 1].map(() => send(from.browser, to.id, { photo: other })));
  expect(again.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  expect(again.find(({ statusCode }) => statusCode === 410)?.json().error).toBe(
    "photo_unavailable",
  );
  expect(await creditsOf(from.browser)).toBe(30);
});

test("nobody can send a photo that another member uploaded, or an unknown one", async () => {
  const [from, to] = [await sender(), await sender()];
  for (const photo of [await uploadChatPhoto(to.browser), randomUUID()]) {
    const answer = await send(from.browser, to.id, { photo });
    expect([answer.statusCode, answer.json().error]).toEqual([410, "photo_unavailable"]);
  }
  const both = { client_id: randomUUID(), to: { member: to.id }, text: "", gift: "cake" };
  const photo = await uploadChatPhoto(from.browser);
  const answer = await from.browser.post("/api/chats/messages", { ...both, photo });
  expect(answer.json().fields).toMatchObject({ photo: { error: "invalid_value" } });
  expect(await creditsOf(from.browser)).toBe(60);
});

test("a photo as the first message starts one of a free member's two conversations", async () => {
  const from = await sender();
  const others = [await sender(), await sender(), await sender()];
  const answers = [];
  for (const { id } of others) {
    const photo = await uploadChatPhoto(from.browser);
    answers.push((await send(from.browser, id, { photo })).json().error ?? "sent");
  }
  expect(answers).toEqual(["sent", "sent", "conversation_limit"]);
});

test("an unconfirmed member's photo arrives after the confirmation", async () => {
  const [from, to] = [await sender({ confirmed: false }), await sender({ credits: 0 })];
  const photo = await uploadChatPhoto(from.browser);
  const answer = (await send(from.browser, to.id, { photo })).json();
  expect(answer.message).toMatchObject({ state: "pending", type: "photo", photo });
  const read = async (browser: Visitor) =>
    (await browser.get(`/api/chats/photos/${photo}`)).statusCode;
  expect([await read(from.browser), await read(to.browser)]).toEqual([200, 404]);
  const at = app.clock.now();
  await sql`update account set confirmed_at = ${at} where id = ${from.id}`.execute(app.db);
  await sql`update profile set published_at = ${at} where id = ${from.id}`.execute(app.db);
  await deliverPending(app.context.services, site, from.id, at);
  expect(await messagesOf(to.browser, answer.conversation.id)).toMatchObject([
    { type: "photo", photo },
  ]);
  expect([await read(from.browser), await read(to.browser)]).toEqual([200, 200]);
});

test("a pending photo that is withdrawn is deleted, and its credits come back", async () => {
  const [from, to] = [await sender({ confirmed: false }), await sender({ credits: 0 })];
  const photo = await uploadChatPhoto(from.browser);
  const { conversation } = (await send(from.browser, to.id, { photo })).json();
  expect(await creditsOf(from.browser)).toBe(45);
  const removal = { conversation: conversation.id };
  await from.browser.send({ method: "DELETE", url: "/api/chat.php", payload: removal });
  expect([await creditsOf(from.browser), await countPhotos(from.id)]).toEqual([60, 0]);
});

test("a sent photo is whole, without metadata, and no larger than 1600 pixels", async () => {
  const [from, to] = [await sender(), await sender({ credits: 0 })];
  const file = await sharp(await aJpeg(2_000, 500))
    .withExif({ IFD0: { ImageDescription: "kanarie" } })
    .jpeg()
    .toBuffer();
  const photo = await uploadChatPhoto(from.browser, file);
  await send(from.browser, to.id, { photo });
  const addresses = (await to.browser.get(`/api/chats/photos/${photo}`)).json();
  const sizes = [];
  for (const path of Object.values<string>(addresses)) {
    const { statusCode, rawPayload } = await to.browser.get(`/media${path}`);
    const { width, height, exif } = await sharp(rawPayload).metadata();
    sizes.push([statusCode, width, height, exif]);
  }
  expect(sizes).toEqual([
    [200, 1_600, 400, undefined],
    [200, 720, 180, undefined],
    [200, 320, 80, undefined],
  ]);
});

test("an upload requires log-in, and a file that is not a photo is rejected with the reason", async () => {
  const { browser } = await sender();
  const upload = (from: Visitor, payload: Buffer) =>
    from.send({
      method: "POST",
      url: "/api/chats/photos",
      payload,
      headers: { "content-type": "application/octet-stream" },
    });
  const visitor = await upload(app.visitor(), await aJpeg(60, 40));
  expect(visitor.json().error).toBe("authentication_required");
  expect((await upload(browser, Buffer.from("geen foto"))).json().error).toBe("photo_type");
});
