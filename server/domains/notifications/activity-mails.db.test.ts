import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import type { OutgoingMail } from "#server/providers/mail/port.ts";
import { sentMails } from "#tests/mail/sent-mails.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { uploadChatPhoto } from "#tests/world/a-photo.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { hideMember } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { sendActivityMails, sendUnreadReminders } from "./send-activity-mails.ts";

const app = testApp();
const MINUTE_MS = 60_000;

/** A woman and a man who can write to each other; she was here an hour ago. */
async function aPair() {
  const her = await aMember(app.db);
  const him = await aMember(app.db, { profile: { name: "Joop", gender: "male", seeks: "female" } });
  await giveCredits(app.db, him, 1_000);
  await away(her.id);
  return { her, him, his: await loggedIn(app, him.id) };
}

const away = (id: MemberId) =>
  sql`update profile set last_active_at = ${new Date(app.clock.now().getTime() - 60 * MINUTE_MS)} where id = ${id}`.execute(
    app.db,
  );

/** Moves the clock on, runs the sweep and returns the mails to an address. */
function mailsAfter(
  minutes: number,
  to: string,
  sweep = sendActivityMails,
): Promise<OutgoingMail[]> {
  app.clock.advance(minutes * MINUTE_MS);
  return sentMails(app, to, sweep);
}

const write = async (from: Visitor, to: MemberId, attachment = {}) => {
  const text = "Het geheim van de smid";
  const body = { client_id: randomUUID(), to: { member: to }, text, ...attachment };
  expect((await from.post("/api/chats/messages", body)).statusCode).toBe(200);
};
const sendPhoto = async (from: Visitor, to: MemberId) =>
  write(from, to, { photo: await uploadChatPhoto(from) });
const give = (from: Visitor, to: MemberId) => write(from, to, { gift: "flowers" });
const like = (from: Visitor, to: MemberId) => from.post("/api/likes.php", { member: to });

test("a member who is away gets one mail about messages and likes, without their words", async () => {
  const { her, his } = await aPair();
  await write(his, her.id);
  await like(his, her.id);
  expect(await mailsAfter(4, her.email)).toEqual([]);
  const [mail, ...others] = await mailsAfter(2, her.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Een nieuw bericht bij Vonk");
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain("Joop heeft je voor het eerst geschreven.");
    expect(body).toContain("Joop vindt je leuk.");
    expect(body).not.toContain("geheim");
  }
  expect(await mailsAfter(5, her.email)).toEqual([]);
});

test("what arrives within an hour of a mail waits for the next mail, which repeats nothing", async () => {
  const { her, his } = await aPair();
  await write(his, her.id);
  expect(await mailsAfter(6, her.email)).toHaveLength(1);
  await write(his, her.id);
  expect(await mailsAfter(30, her.email)).toEqual([]);
  const [mail] = await mailsAfter(31, her.email);
  expect(mail?.text).toContain("Joop heeft je geschreven.");
  expect(mail?.text).not.toContain("voor het eerst");
  expect(await mailsAfter(61, her.email)).toEqual([]);
});

test.each([
  ["een foto", sendPhoto],
  ["een cadeau", give],
] as const)(
  "a mail and its reminder say that %s was sent, and nothing else",
  async (what, send) => {
    const { her, his } = await aPair();
    await send(his, her.id);
    const [news] = await mailsAfter(6, her.email);
    const [reminder] = await mailsAfter(24 * 60, her.email, sendUnreadReminders);
    for (const [mail, sentence] of [
      [news, `Joop heeft je voor het eerst iets gestuurd: ${what}.`],
      [reminder, `Joop heeft je ${what} gestuurd.`],
    ] as const) {
      for (const body of [mail?.html, mail?.text]) {
        expect(body).toContain(sentence);
        expect(body).not.toMatch(/geheim|bloemen|flowers|chats\/photos/);
      }
    }
  },
);

test("a mail names all that one member sent since the last mail", async () => {
  const { her, his } = await aPair();
  await write(his, her.id);
  await give(his, her.id);
  await mailsAfter(6, her.email);
  for (const send of [sendPhoto, write, sendPhoto]) await send(his, her.id);
  const [mail] = await mailsAfter(61, her.email);
  expect(mail?.text).toContain("Joop heeft je een bericht en 2 foto’s gestuurd.");
});

test("a member who is here, or has read it, gets no mail", async () => {
  const [here, reading] = [await aPair(), await aPair()];
  for (const { her, his } of [here, reading]) await write(his, her.id);
  const her = await loggedIn(app, reading.her.id);
  const { chats } = (await her.get("/api/chats.php")).json<{
    chats: { conversation: { id: string } }[];
  }>();
  await her.post(`/api/chats/${chats[0]?.conversation.id}/read`, { seq: 1 });
  await away(reading.her.id);
  app.clock.advance(6 * MINUTE_MS);
  await sql`update profile set last_active_at = ${app.clock.now()} where id = ${here.her.id}`.execute(
    app.db,
  );
  expect(await mailsAfter(1, here.her.email)).toEqual([]);
  expect(await mailsAfter(0, reading.her.email)).toEqual([]);
});

test.each([
  ["in the background", "?hidden=yes", 1],
  ["visible", "", 0],
])("a member whose only page is %s", async (_, query, mails) => {
  const { her, his } = await aPair();
  await write(his, her.id);
  app.clock.advance(6 * MINUTE_MS);
  await (await loggedIn(app, her.id)).get(`/api/counts${query}`);
  expect(await mailsAfter(0, her.email)).toHaveLength(mails);
});

test.each([
  ["new_conversations", write],
  ["like", like],
] as const)("switching %s off ends only its own mails", async (key, act) => {
  const { her, his } = await aPair();
  const choose = async (mail: boolean) => {
    await (await loggedIn(app, her.id)).put("/api/notifications", { key, mail });
    await away(her.id);
  };
  await choose(false);
  await act(his, her.id);
  expect(await mailsAfter(6, her.email)).toEqual([]);
  await choose(true);
  expect(await mailsAfter(6, her.email)).toHaveLength(1);
});

test("switching new_messages off ends mails about an ongoing conversation", async () => {
  const { her, his } = await aPair();
  await (
    await loggedIn(app, her.id)
  ).put("/api/notifications", { key: "new_messages", mail: false });
  await away(her.id);
  await write(his, her.id);
  expect(await mailsAfter(6, her.email)).toHaveLength(1);
  await write(his, her.id);
  expect(await mailsAfter(70, her.email)).toEqual([]);
});

test.each(["disabled", "deleted"] as const)("a member who is %s gets no mail", async (how) => {
  const { her, him, his } = await aPair();
  await write(his, her.id);
  await hideMember(app.db, her.id, how, him.id);
  expect(await mailsAfter(6, her.email)).toEqual([]);
});

test("a profile without an account gets no mail, and does not stop anybody else's", async () => {
  const { her, his } = await aPair();
  const without = await aProfile(app.db, {});
  await away(without);
  for (const id of [without, her.id]) await like(his, id);
  expect(await mailsAfter(6, her.email)).toHaveLength(1);
});

test("a member gets one reminder of unread messages, after a day", async () => {
  const { her, his } = await aPair();
  await write(his, her.id);
  expect(await mailsAfter(23 * 60, her.email, sendUnreadReminders)).toEqual([]);
  const [mail] = await mailsAfter(65, her.email, sendUnreadReminders);
  expect(mail?.subject).toBe("Een ongelezen bericht bij Vonk");
  expect(await mailsAfter(60, her.email, sendUnreadReminders)).toEqual([]);
});

test("switching unread_message_reminders off ends the reminders", async () => {
  const { her, his } = await aPair();
  const key = "unread_message_reminders";
  await (await loggedIn(app, her.id)).put("/api/notifications", { key, mail: false });
  await write(his, her.id);
  expect(await mailsAfter(24 * 60 + 5, her.email, sendUnreadReminders)).toEqual([]);
});

test("a fictional profile is marked in words", async () => {
  const { her } = await aPair();
  const fictional = await aProfile(app.db, {
    profile: { kind: "fictional", name: "Bram", gender: "male", seeks: "female" },
  });
  const [low, high] = [her.id, fictional].toSorted();
  const prefix = low === fictional ? "low" : "high";
  await sql`insert into like_pair (site_id, low_id, high_id, ${sql.ref(`${prefix}_liked_at`)}, ${sql.ref(`${prefix}_like_delivered_at`)})
    values ('vonk', ${low}, ${high}, ${app.clock.now()}, ${app.clock.now()})`.execute(app.db);
  const [mail] = await mailsAfter(6, her.email);
  for (const body of [mail?.html, mail?.text])
    expect(body).toContain("Bram (Fictief profiel) vindt je leuk.");
});

test("the link in the mail switches its kind off without a log-in, any number of times", async () => {
  const { her, his } = await aPair();
  await like(his, her.id);
  const [mail] = await mailsAfter(6, her.email);
  const token = /\/([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";
  const stranger = app.visitor();
  const preferences = async () =>
    (await (await loggedIn(app, her.id)).get("/api/notifications")).json<{ mail: object }>().mail;
  expect(await preferences()).toMatchObject({ like: true });
  app.clock.advance(400 * 24 * 60 * MINUTE_MS);
  for (let n = 0; n < 2; n += 1) {
    const link = (await stranger.get(`/api/links/${token}`)).json();
    expect(link).toMatchObject({ purpose: "unsubscribe", state: "open" });
    expect((await stranger.post(`/api/links/${token}`, {})).statusCode).toBe(200);
    expect(await preferences()).toMatchObject({ like: false, new_messages: true });
    await (await loggedIn(app, her.id)).put("/api/notifications", { key: "like", mail: true });
  }
});

test("the mail program's button ends all mails with one post, and the stored mail has no link", async () => {
  const { her, his } = await aPair();
  await like(his, her.id);
  const [mail] = await mailsAfter(6, her.email);
  expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const address = /^<(.*)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  const post = () =>
    app.visitor().send({
      method: "POST",
      url: new URL(address).pathname,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
  expect((await post()).statusCode).toBe(204);
  expect((await post()).statusCode).toBe(204);
  const { user } = (await (await loggedIn(app, her.id)).get("/api/user.php")).json<{
    user: object;
  }>();
  expect(user).toMatchObject({ notifications_disabled: ["listunsubscribe"] });
  await away(her.id);
  await write(his, her.id);
  expect(await mailsAfter(70, her.email)).toEqual([]);
  const { rows } = await sql<{ stored: string }>`
    select mail::text as stored from mail where to_address = ${her.email}`.execute(app.db);
  expect(rows.map(({ stored }) => stored.includes(new URL(address).pathname.slice(1)))).toEqual([
    false,
  ]);
});
