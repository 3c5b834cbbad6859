import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { uploadChatPhoto } from "#tests/world/a-photo.ts";
import { aSandbox } from "#tests/world/a-sandbox.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { mailingKinds } from "#contract/office/mailing-kinds.ts";
import type { NotificationKey } from "#contract/notifications.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { sendMailings } from "#server/domains/notifications/mailings/send-mailings.ts";
import { sendReminderPushes } from "./send-reminder-pushes.ts";
import { sendWeeklyPushes } from "./send-weekly-pushes.ts";
import { sendActivityPushes, sendUnreadPushes } from "./send-activity-pushes.ts";

const sandbox = await aSandbox({ now: () => new Date() }, async () => 200);
const app = testApp({ SANDBOX_PORT: sandbox.port });
const MINUTE_MS = 60_000;

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Subscribes a device as a browser does. */
async function subscribe(device: Visitor): Promise<Subscription> {
  const made = await fetch(`${sandbox.url}/push/subscriptions`, { method: "POST" });
  const subscription = (await made.json()) as Subscription;
  expect((await store(device, JSON.stringify(subscription))).statusCode).toBe(204);
  return subscription;
}

const store = (device: Visitor, subscription: string) =>
  device.post("/api/user.php?push=1", { subscription });

/** The pushes that reached a device, decrypted as the device does. */
async function pushesTo({ endpoint }: Subscription) {
  const answer = await fetch(endpoint);
  const list = (await answer.json()) as { urgency: string; topic: string; text: string }[];
  return list.map(({ text, ...headers }) => ({
    ...headers,
    message: JSON.parse(text) as { title: string; body: string; url: string; language: string },
  }));
}

type Sweep = (services: typeof app.context.services) => Promise<void>;

/** Moves the clock on, and while everybody is away runs the sweep with the jobs it queues. */
async function sweepAfter(minutes: number, sweep: Sweep = sendActivityPushes) {
  app.clock.advance(minutes * MINUTE_MS);
  await sql`update profile set last_active_at = ${anHourAgo()}`.execute(app.db);
  await sweep(app.context.services);
  await drainQueue(app.context);
}

/** A woman with a device that gets push, and a man who can write to her. */
async function aPair() {
  const her = await aMember(app.db);
  const him = await aMember(app.db, { profile: { name: "Joop", gender: "male", seeks: "female" } });
  await giveCredits(app.db, him, 1_000);
  const phone = await loggedIn(app, her.id);
  return { her, him, phone, device: await subscribe(phone), his: await loggedIn(app, him.id) };
}

const anHourAgo = () => new Date(app.clock.now().getTime() - 60 * MINUTE_MS);

const write = async (from: Visitor, to: MemberId, attachment = {}) => {
  const text = "Het geheim van de smid";
  const body = { client_id: randomUUID(), to: { member: to }, text, ...attachment };
  expect((await from.post("/api/chats/messages", body)).statusCode).toBe(200);
};
const like = (from: Visitor, to: MemberId) => from.post("/api/likes.php", { member: to });

test("a member who is away gets one push about messages and likes, without their words", async () => {
  const { her, his, device } = await aPair();
  await write(his, her.id);
  await like(his, her.id);
  await sweepAfter(1);
  await sweepAfter(1);
  const [push, ...others] = await pushesTo(device);
  expect(others).toEqual([]);
  expect(push).toMatchObject({ urgency: "normal", topic: "activity" });
  expect(push?.message).toMatchObject({
    title: "Een nieuw bericht bij Vonk",
    body: "Joop heeft je voor het eerst geschreven.\nJoop vindt je leuk.",
    url: "/chats",
    language: "nl",
  });
  expect(JSON.stringify(push)).not.toContain("geheim");
});

test("a push says that a photo or a gift was sent, without its words", async () => {
  const { her, his, device } = await aPair();
  await write(his, her.id, { photo: await uploadChatPhoto(his) });
  await sweepAfter(1);
  app.clock.advance(1_000);
  await write(his, her.id);
  await write(his, her.id, { gift: "flowers" });
  await sweepAfter(2);
  const pushes = (await pushesTo(device)).map(({ message }) => message);
  expect(pushes).toMatchObject([
    { body: "Joop heeft je voor het eerst iets gestuurd: een foto.", url: "/chats" },
    { body: "Joop heeft je een bericht en een cadeau gestuurd.", url: "/chats" },
  ]);
  expect(JSON.stringify(pushes)).not.toMatch(/geheim|flowers/);
});

test("a push names a fictional profile with its mark", async () => {
  const { her, device } = await aPair();
  await fictionalLike(her);
  await sweepAfter(1);
  const [push] = await pushesTo(device);
  expect(push?.message).toMatchObject({
    body: "Willem (Fictief profiel) vindt je leuk.",
    url: "/likes",
  });
});

test("each preference switches only its own pushes off", async () => {
  const { her, his, phone, device } = await aPair();
  await phone.put("/api/notifications", { key: "new_conversations", push: false });
  expect((await phone.get("/api/notifications")).json()).toMatchObject({
    push: { new_conversations: false, like: true },
    mail: { new_conversations: true },
  });
  await write(his, her.id);
  await sweepAfter(1);
  expect(await pushesTo(device)).toEqual([]);
  await like(his, her.id);
  await sweepAfter(1);
  expect((await pushesTo(device)).map(({ message }) => message.body)).toEqual([
    "Joop vindt je leuk.",
  ]);
});

test("a member who wants it is reminded by push, once, of messages unread after a day", async () => {
  const { her, his, phone, device } = await aPair();
  await write(his, her.id);
  await phone.put("/api/notifications", { key: "unread_message_reminders", push: true });
  await sweepAfter(24 * 60 + 1, sendUnreadPushes);
  await sweepAfter(60, sendUnreadPushes);
  expect((await pushesTo(device)).map(({ message }) => message.title)).toEqual([
    "Een ongelezen bericht bij Vonk",
  ]);
});

const sweepAfterDays = (days: number, sweep: Sweep) => sweepAfter(days * 24 * 60, sweep);

const choose = (device: Visitor, key: NotificationKey, push: boolean) =>
  device.put("/api/notifications", { key, push });

test("a member who wants it is reminded by push, once, of the unconfirmed address", async () => {
  const { her, phone, device } = await aPair();
  const now = app.clock.now();
  await sql`update account set confirmed_at = null, signed_up_at = ${now} where id = ${her.id}`.execute(
    app.db,
  );
  await choose(phone, "reminders", true);
  await sweepAfterDays(1.9, sendReminderPushes);
  expect(await pushesTo(device)).toEqual([]);
  await sweepAfterDays(0.2, sendReminderPushes);
  await sweepAfterDays(1, sendReminderPushes);
  const [push, ...others] = await pushesTo(device);
  expect(others).toEqual([]);
  expect(push).toMatchObject({ urgency: "low", topic: "address" });
  expect(push?.message.title).toBe("Je e-mailadres voor Vonk is nog niet bevestigd");
});

test("a member who wants it is reminded by push, once, of the missing photo", async () => {
  const { her, phone, device } = await aPair();
  await sql`delete from photo where profile_id = ${her.id}`.execute(app.db);
  await sql`update profile set published_at = ${app.clock.now()} where id = ${her.id}`.execute(
    app.db,
  );
  await choose(phone, "reminders", true);
  await sweepAfterDays(2.9, sendReminderPushes);
  expect(await pushesTo(device)).toEqual([]);
  await sweepAfterDays(0.2, sendReminderPushes);
  await sweepAfterDays(1, sendReminderPushes);
  expect((await pushesTo(device)).map(({ message }) => [message.title, message.url])).toEqual([
    ["Je profiel bij Vonk heeft nog geen foto", "/profile"],
  ]);
});

/** A like by a fictional profile, now. */
async function fictionalLike(to: { readonly id: MemberId; readonly site: string }) {
  const fictional = await aProfile(app.db, {
    profile: { kind: "fictional", name: "Willem", gender: "male", seeks: "female" },
  });
  const [low, high] = [to.id, fictional].toSorted();
  const side = low === fictional ? "low" : "high";
  const at = app.clock.now();
  await sql`insert into like_pair (site_id, low_id, high_id, ${sql.ref(`${side}_liked_at`)}, ${sql.ref(`${side}_like_delivered_at`)})
    values (${to.site}, ${low}, ${high}, ${at}, ${at})`.execute(app.db);
}

test("a member who wants it gets the week's news by push, a fictional profile with its mark", async () => {
  const { her, phone, device } = await aPair();
  await choose(phone, "weekly_updates", true);
  app.clock.advance(MINUTE_MS);
  await fictionalLike(her);
  await sweepAfterDays(6.9, sendWeeklyPushes);
  expect(await pushesTo(device)).toEqual([]);
  await sweepAfterDays(0.2, sendWeeklyPushes);
  await sweepAfterDays(6, sendWeeklyPushes);
  const [push, ...others] = await pushesTo(device);
  expect(others).toEqual([]);
  expect(push).toMatchObject({ urgency: "low", topic: "weekly" });
  expect(push?.message.title).toBe("Jouw week bij Vonk");
  expect(push?.message.body).toContain("een like van Willem (Fictief profiel).");
});

test.each(mailingKinds)(
  "%s come by push to members who chose that, with or without the mail",
  async (kind) => {
    const [both, push, none] = [await aPair(), await aPair(), await aPair()];
    await choose(both.phone, kind, true);
    await both.phone.put("/api/notifications", { key: kind, mail: true });
    await choose(push.phone, kind, true);
    const texts = {
      nl: { subject: "Twee nieuwe lijnen", text: `${"Woord ".repeat(50)}\n\nMeer.` },
    };
    const { browser } = await aStaffMember(app, { roles: [["vonk", "admin"]] });
    const written = await browser.post("/api/office/mailings", { site: "vonk", kind, texts });
    const path = `/api/office/mailings/${written.json().id}/schedule`;
    expect((await browser.post(path, { version: 1, starts_at: null })).statusCode).toBe(204);
    await sweepAfter(1, sendMailings);
    for (const { device } of [both, push]) {
      const [only, ...others] = await pushesTo(device);
      expect(others).toEqual([]);
      expect(only).toMatchObject({ urgency: "low", topic: kind });
      expect(only?.message).toMatchObject({ title: "Twee nieuwe lijnen", url: "/" });
      expect(only?.message.body).toMatch(/^(?:Woord )+Woord…$/);
    }
    expect(await pushesTo(none.device)).toEqual([]);
    const { rows } = await sql`select to_address from mail where kind = ${kind}`.execute(app.db);
    expect(rows).toEqual([{ to_address: both.her.email }]);
  },
);

test.each(["reminders", "weekly_updates", "news", "promotions"] as const)(
  "no push of %s after it is switched off, nor before it is switched on",
  async (key) => {
    const { her, phone, device } = await aPair();
    const quiet = await aPair();
    const now = app.clock.now();
    for (const { id } of [her, quiet.her]) {
      await sql`delete from photo where profile_id = ${id}`.execute(app.db);
      await sql`update profile set published_at = ${now} where id = ${id}`.execute(app.db);
    }
    await choose(phone, key, true);
    await choose(phone, key, false);
    app.clock.advance(MINUTE_MS);
    await fictionalLike(her);
    await fictionalLike(quiet.her);
    const texts = { nl: { subject: "Nieuws", text: "Nieuws" } };
    const { browser } = await aStaffMember(app, { roles: [["vonk", "admin"]] });
    for (const kind of mailingKinds) {
      const written = await browser.post("/api/office/mailings", { site: "vonk", kind, texts });
      const path = `/api/office/mailings/${written.json().id}/schedule`;
      await browser.post(path, { version: 1, starts_at: null });
    }
    await sweepAfterDays(3.1, sendReminderPushes);
    await sweepAfterDays(4, sendWeeklyPushes);
    await sweepAfterDays(0, sendMailings);
    for (const one of [device, quiet.device]) expect(await pushesTo(one)).toEqual([]);
  },
);

test("a log-out ends push on its device, and the other devices still get it", async () => {
  const { her, his, phone, device } = await aPair();
  const laptop = await subscribe(await loggedIn(app, her.id));
  await phone.get("/api/logout.php");
  await write(his, her.id);
  await sweepAfter(1);
  expect(await pushesTo(device)).toEqual([]);
  expect(await pushesTo(laptop)).toHaveLength(1);
  const rows = await sql`select from session where account_id = ${her.id}
    and push_subscription is not null`.execute(app.db);
  expect(rows.rows).toHaveLength(1);
});

test("a device belongs to the member who logged in on it last", async () => {
  const { her, him, his, device } = await aPair();
  await store(his, JSON.stringify(device));
  await like(his, her.id);
  await sweepAfter(1);
  expect(await pushesTo(device)).toEqual([]);
  await like(await loggedIn(app, her.id), him.id);
  await sweepAfter(1);
  expect(await pushesTo(device)).toHaveLength(1);
});

test("a subscription that the push service no longer knows is deleted", async () => {
  const { her, his, device } = await aPair();
  await fetch(device.endpoint, { method: "DELETE" });
  await like(his, her.id);
  await sweepAfter(1);
  const rows = await sql`select from session where account_id = ${her.id}
    and push_subscription is not null`.execute(app.db);
  expect(rows.rows).toEqual([]);
});

const stored = async (id: MemberId) => {
  const { rows } = await sql<{ push_subscription: string | null }>`
    select push_subscription from session where account_id = ${id}`.execute(app.db);
  return rows.map((row) => row.push_subscription);
};

test("a subscription is stored as JSON, and a refusal as `denied`", async () => {
  const { her, phone, device } = await aPair();
  expect(await stored(her.id)).toEqual([JSON.stringify(device)]);
  expect((await store(phone, "denied")).statusCode).toBe(204);
  expect(await stored(her.id)).toEqual(["denied"]);
});

const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

test.each([
  "granted",
  "null",
  "{}",
  JSON.stringify("denied"),
  JSON.stringify({ endpoint: "https://fcm.googleapis.com/fcm/send/1" }),
  JSON.stringify({ endpoint: "https://fcm.googleapis.com/1", keys: { ...keys, auth: "short" } }),
  JSON.stringify({ endpoint: "https://fcm.googleapis.com/1", keys: { ...keys, p256dh: "BBBB" } }),
  ...[
    "http://fcm.googleapis.com/fcm/send/1",
    "https://fcm.googleapis.com:8443/1",
    "https://name:word@fcm.googleapis.com/1",
    "https://fcm.googleapis.com.evil.example/1",
    "https://evilpush.apple.com.example/1",
    "https://127.0.0.1/push/1",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]:3001/push/1",
    "http://2130706433/push/1",
    `${sandbox.url}/v2/payments`,
    `${sandbox.url}/push/../v2/payments`,
    `${sandbox.url}@evil.example/push/1`,
  ].map((endpoint) => JSON.stringify({ endpoint, keys })),
])("%s is not stored", async (subscription) => {
  const her = await aMember(app.db);
  const answer = await store(await loggedIn(app, her.id), subscription);
  expect(answer.statusCode).toBe(422);
  expect(await stored(her.id)).toEqual([null]);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/1",
  "https://updates.push.services.mozilla.com/wpush/v2/1",
  "https://web.push.apple.com/1",
  "https://wns2-par02p.notify.windows.com/w/?token=1",
])("%s is a push service", async (endpoint) => {
  const her = await aMember(app.db);
  const subscription = JSON.stringify({ endpoint, keys });
  expect((await store(await loggedIn(app, her.id), subscription)).statusCode).toBe(204);
  expect(await stored(her.id)).toEqual([subscription]);
});

test("every site serves the service worker and the key that browsers subscribe with", async () => {
  const { body, headers } = await app.visitor().get("/sw-push.js");
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body).toContain('addEventListener("push"');
  const { settings } = (await app.visitor().get("/api/settings.php")).json<{
    settings: { push_public_key: string };
  }>();
  expect(Buffer.from(settings.push_public_key, "base64url")).toHaveLength(65);
});

test("a member who is here gets no push", async () => {
  const { her, his, device } = await aPair();
  await like(his, her.id);
  app.clock.advance(2 * MINUTE_MS);
  await (await loggedIn(app, her.id)).get("/api/counts");
  await sendActivityPushes(app.context.services);
  await drainQueue(app.context);
  expect(await pushesTo(device)).toEqual([]);
});
