import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { giveCredits } from "#tests/world/give-credits.ts";

const app = testApp();
const SEND = "/api/chats/messages";
const MONEY = "Leen me 80 euro, mijn nummer is 06-12345678";

/** Two members who have exchanged a message. */
async function aTalk() {
  const [she, he] = [await aMember(app.db), await aMember(app.db)];
  await giveCredits(app.db, she, 100);
  const pair = await chattingPair(app, she, he);
  const read = async (browser: typeof pair.hers) =>
    (await browser.get(`/api/chats/${pair.conversation}`)).json().messages;
  const credits = async () => (await pair.hers.get("/api/user.php")).json().user.credits;
  return { ...pair, she, he, read, credits };
}

test("a risky text is not sent, charged or stored until its sender was reminded of each risk", async () => {
  const { hers, he, read, credits } = await aTalk();
  const before = await credits();
  const message = { client_id: randomUUID(), to: { member: he.id }, text: MONEY };
  for (const [reminded, due] of [
    [undefined, ["contact", "money"]],
    [["contact", "secrecy"], ["money"]],
  ]) {
    const answer = await hers.post(SEND, { ...message, reminded });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: "reminder_due", risks: due });
  }
  expect(await read(hers)).toHaveLength(1);
  expect(await credits()).toBe(before);

  const sent = await hers.post(SEND, { ...message, reminded: ["contact", "money"] });
  expect(sent.json()).toMatchObject({ message: { state: "sent", text: MONEY } });
  expect((await hers.post(SEND, message)).json()).toEqual(sent.json());
  expect(await read(hers)).toHaveLength(2);
});

test("the words with a gift are read too, in the language of the sender's page", async () => {
  const { hers, he } = await aTalk();
  const gift = { to: { member: he.id }, text: "Stuur me geld", gift: "flowers" };
  const give = () => hers.post(SEND, { ...gift, client_id: randomUUID() });
  expect((await give()).json()).toMatchObject({ error: "reminder_due", risks: ["money"] });
  hers.cookies.set("language", "en");
  expect((await give()).statusCode).toBe(200);
});

test("only the reader of a message about money or secrecy gets its risk, in the reader's language", async () => {
  const { hers, his, he, read } = await aTalk();
  for (const text of [MONEY, "Vertel het aan niemand", "Mijn nummer is 0612345678"]) {
    const message = { client_id: randomUUID(), to: { member: he.id }, text };
    await hers.post(SEND, { ...message, reminded: ["contact", "money", "secrecy"] });
  }
  const risksOf = (messages: { risk?: string }[]) => messages.map(({ risk }) => risk);
  expect(risksOf(await read(his))).toEqual([undefined, "money", "secrecy", undefined]);
  expect(risksOf(await read(hers))).toEqual([undefined, undefined, undefined, undefined]);
  his.cookies.set("language", "en");
  expect(risksOf(await read(his))).not.toContain("secrecy");
});
