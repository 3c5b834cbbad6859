import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { risks } from "#contract/catalogue/risks.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { hideMember } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { withSite } from "#tests/world/with-site.ts";
import { replyAsFictional } from "./reply-as-fictional.ts";

const app = testApp();
const site = "vonk" as SiteId;
const DAY_MS = 86_400_000;

afterEach(async () => {
  await assertConsistent(app.db, site);
  app.clock.advance(120_000);
});

async function writer(credits = 2_000) {
  const member = await aMember(app.db);
  if (credits > 0) await giveCredits(app.db, member, credits);
  return { ...member, browser: await loggedIn(app, member.id) };
}

async function membersInConversation(messages: number) {
  const [one, two] = [await writer(), await writer()];
  let id = "" as ConversationId;
  for (let n = 1; n <= messages; n += 1) id = await sendText(one.browser, two.id, `${n}`);
  return { one, two, id };
}

async function sendText(from: Visitor, member: MemberId, text: string): Promise<ConversationId> {
  const client_id = randomUUID();
  // A number alone may look like pressure.
  const message = { client_id, to: { member }, text, reminded: risks };
  const answer = await from.post("/api/chats/messages", message);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().conversation.id as ConversationId;
}

const page = async (browser: Visitor, id: string, query = "") =>
  (await browser.get(`/api/chats/${id}${query}`)).json();
const texts = (of: { messages: { text: string }[] }) => of.messages.map(({ text }) => text);
const remove = (browser: Visitor, conversation: string, up_to?: number) =>
  browser.send({ method: "DELETE", url: "/api/chat.php", payload: { conversation, up_to } });

test("a conversation comes in pages, latest first, and continues after a gap", async () => {
  const { two, id } = await membersInConversation(120);
  await two.browser.post(`/api/chats/${id}/read`, { seq: 120 });
  const latest = await page(two.browser, id);
  expect(texts(latest)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 71}`));
  expect(latest).toMatchObject({ earlier: 71, later: null, older_locked: false, read_up_to: 0 });
  const before = await page(two.browser, id, "?before=71");
  expect(texts(before)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 21}`));
  const first = await page(two.browser, id, `?before=${before.earlier}`);
  expect(texts(first)).toHaveLength(20);
  expect(first.earlier).toBeNull();
  const missed = await page(two.browser, id, "?after=60");
  expect(texts(missed)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 61}`));
  expect(texts(await page(two.browser, id, `?after=${missed.later}`))).toHaveLength(10);
  expect(texts(await page(two.browser, id, "?after=120"))).toEqual([]);
});

test("a page reaches back to the first unread message and a few before it", async () => {
  const { two, id } = await membersInConversation(80);
  const seqs = async (query?: string) => {
    const { messages, earlier } = await page(two.browser, id, query);
    return { first: messages[0].seq as number, last: messages.at(-1).seq as number, earlier };
  };
  await two.browser.post(`/api/chats/${id}/read`, { seq: 10 });
  expect(await seqs()).toEqual({ first: 6, last: 80, earlier: 6 });
  expect(await seqs("?before=78")).toEqual({ first: 6, last: 77, earlier: 6 });
  await two.browser.post(`/api/chats/${id}/read`, { seq: 79 });
  expect(await seqs()).toEqual({ first: 31, last: 80, earlier: 31 });
});

test("a message's client id is shown only to its sender", async () => {
  const { one, two, id } = await membersInConversation(1);
  expect((await page(one.browser, id)).messages[0]).toMatchObject({ mine: true, seq: 1 });
  expect((await page(one.browser, id)).messages[0].client_id).not.toBeNull();
  expect((await page(two.browser, id)).messages[0]).toMatchObject({ mine: false, client_id: null });
});

test("a free member reads seven days back, with the rest as one locked row; Premium reads all", async () => {
  const { one, two, id } = await membersInConversation(3);
  app.clock.advance(7 * DAY_MS + 1);
  expect((await two.browser.get("/api/chats.php")).json().chats).toMatchObject([
    { last_message: { text: null } },
  ]);
  expect(await page(two.browser, id)).toMatchObject({ messages: [], older_locked: true });
  await sendText(one.browser, two.id, "nieuw");
  for (const query of ["", "?after=0"]) {
    const seen = await page(two.browser, id, query);
    expect(texts(seen)).toEqual(["nieuw"]);
    expect(seen).toMatchObject({ older_locked: true, earlier: null });
  }
  expect(texts(await page(two.browser, id, "?before=4"))).toEqual([]);
  await buyCredits(app.db, two, 100);
  expect(texts(await page(two.browser, id))).toEqual(["1", "2", "3", "nieuw"]);
});

test("messages too old for a free member count as read once the conversation is opened, and disappear when it is removed", async () => {
  const { two, id } = await membersInConversation(3);
  app.clock.advance(7 * DAY_MS + 1);
  const opened = await page(two.browser, id);
  expect(opened).toMatchObject({ messages: [], last_seq: 3, num_unread_messages: 3 });
  const read = await two.browser.post(`/api/chats/${id}/read`, { seq: opened.last_seq });
  expect(read.json()).toEqual({ num_unread_messages: 0 });
  expect((await remove(two.browser, id, opened.last_seq)).statusCode).toBe(204);
  expect((await two.browser.get("/api/chats.php")).json().chats).toEqual([]);
});

test("each site sets how far back a free member can read", async () => {
  const { two, id } = await membersInConversation(3);
  app.clock.advance(2 * DAY_MS);
  expect(texts(await page(two.browser, id))).toEqual(["1", "2", "3"]);
  await withSite(app, "vonk", { history_days: 1 }, async () => {
    expect(await page(two.browser, id)).toMatchObject({ messages: [], older_locked: true });
  });
});

test("reading sets the unread count to 0, up to the message that was read, and the partner sees it", async () => {
  const { one, two, id } = await membersInConversation(3);
  const unread = async () =>
    (await two.browser.get("/api/chats.php")).json().chats[0].num_unread_messages;
  expect(await unread()).toBe(3);
  await page(two.browser, id);
  expect(await unread()).toBe(3);
  const read = (seq: number) => two.browser.post(`/api/chats/${id}/read`, { seq });
  expect((await read(2)).json()).toEqual({ num_unread_messages: 1 });
  expect((await read(1)).json()).toEqual({ num_unread_messages: 1 });
  expect((await read(99)).json()).toEqual({ num_unread_messages: 0 });
  expect(await unread()).toBe(0);
  expect((await page(one.browser, id)).read_up_to).toBe(3);
  await sendText(one.browser, two.id, "4");
  expect(await unread()).toBe(1);
});

test("messages that arrive while the member reads still count as unread", async () => {
  const { one, two, id } = await membersInConversation(1);
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      await sendText(one.browser, two.id, `${n}`);
      await two.browser.post(`/api/chats/${id}/read`, { seq: n });
    }),
  );
});

test("the unread badge counts the listed conversations, but not closed ones", async () => {
  const { one, two } = await membersInConversation(2);
  const other = await writer();
  await sendText(other.browser, two.id, "hallo");
  const countUnread = async () => {
    const counts: { messages: number } = (await two.browser.get("/api/counts")).json();
    return counts.messages;
  };
  expect(await countUnread()).toBe(3);
  await hideMember(app.db, one.id, "blocking", two.id);
  expect(await countUnread()).toBe(1);
});

test("a removed conversation disappears for one member, stays for the other, and comes back empty", async () => {
  const { one, two, id } = await membersInConversation(2);
  expect((await remove(two.browser, id)).statusCode).toBe(204);
  expect((await two.browser.get("/api/chats.php")).json().chats).toEqual([]);
  expect((await two.browser.get(`/api/chats/${id}`)).json().error).toBe("not_found");
  expect((await remove(two.browser, id)).json().error).toBe("not_found");
  expect(texts(await page(one.browser, id))).toEqual(["1", "2"]);
  await sendText(one.browser, two.id, "3");
  expect((await two.browser.get("/api/chats.php")).json().chats).toMatchObject([
    { conversation: { id }, num_unread_messages: 1 },
  ]);
  for (const query of ["", "?after=0", "?before=3"]) {
    expect(texts(await page(two.browser, id, query))).toEqual(query === "?before=3" ? [] : ["3"]);
  }
});

test("messages that arrived after the member last looked are not removed with the rest", async () => {
  const { one, two, id } = await membersInConversation(3);
  await sendText(one.browser, two.id, "4");
  expect((await remove(two.browser, id, 3)).statusCode).toBe(204);
  expect((await two.browser.get("/api/chats.php")).json().chats).toMatchObject([
    { conversation: { id }, num_unread_messages: 1, last_message: { text: "4" } },
  ]);
  expect(texts(await page(two.browser, id))).toEqual(["4"]);
  expect((await remove(two.browser, id, 99)).statusCode).toBe(204);
  expect((await two.browser.get("/api/chats.php")).json().chats).toEqual([]);
});

test("no call reaches a conversation between other members", async () => {
  const { one, two, id } = await membersInConversation(1);
  const elsewhere = await aMember(app.db, { site: "second-spring" });
  const strangers = [
    (await writer()).browser,
    await loggedIn(app, elsewhere.id, "second.localhost"),
  ];
  for (const browser of strangers) {
    const answers = [
      await browser.get(`/api/chats/${id}`),
      await browser.get(`/api/chats/${randomUUID()}`),
      await browser.post(`/api/chats/${id}/read`, { seq: 1 }),
      await browser.post(`/api/chats/${id}/typing`, {}),
      await remove(browser, id),
    ];
    expect(answers.map((answer) => answer.json().error)).toEqual(answers.map(() => "not_found"));
  }
  // Conversation ids work here; member ids do not, not even those of its two members.
  for (const member of [one.id, two.id])
    expect((await one.browser.get(`/api/chats/${member}`)).json().error).toBe("not_found");
});

test("the price is shown before writing, first as a minimum, then at the member's average, with the remaining credits", async () => {
  const [one, two] = [await writer(30), await writer()];
  const price = async () => (await one.browser.get(`/api/chats/price?member=${two.id}`)).json();
  expect(await price()).toMatchObject({
    conversation: null,
    profile: { id: two.id, is: "member" },
    credits: 10,
    money: { minor: 80, currency: "EUR", from: true },
    balance: 30,
    bonus: 30,
    free_conversations_left: 2,
    fictional_agreement: null,
  });
  const id = await sendText(one.browser, two.id, "dag");
  expect(await price()).toMatchObject({ conversation: { id }, free_conversations_left: 1 });
  await buyCredits(app.db, one, 300, { minor: 2_999, currency: "EUR" });
  expect(await price()).toMatchObject({
    money: { minor: 100, currency: "EUR", from: false },
    balance: 320,
    bonus: 20,
    free_conversations_left: null,
  });
});

test("a message to the member herself, to an unknown id or to a hidden member has no price", async () => {
  const [one, two] = [await writer(), await writer()];
  await hideMember(app.db, two.id, "blocking", one.id);
  const errorFor = async (member: string) =>
    (await one.browser.get(`/api/chats/price?member=${member}`)).json().error;
  expect(await errorFor(one.id)).toBe("message_to_oneself");
  expect(await errorFor(randomUUID())).toBe("not_found");
  expect(await errorFor(two.id)).toBe("profile_unavailable");
});

test("a fictional profile requires agreement once, and again when its text changes", async () => {
  const [one, two] = [await writer(), await writer()];
  const fictional = await aProfile(app.db, { profile: { kind: "fictional" } });
  const write = () =>
    one.browser.post("/api/chats/messages", {
      client_id: randomUUID(),
      to: { member: fictional },
      text: "Dag",
    });
  const agreement = async () =>
    (await one.browser.get(`/api/chats/price?member=${fictional}`)).json().fictional_agreement;
  const agree = (text_version: string) =>
    one.browser.post("/api/chats/fictional-agreement", { text_version });

  expect([(await write()).statusCode, (await write()).json().error]).toEqual([
    403,
    "fictional_agreement_required",
  ]);
  const { agreed, text_version } = await agreement();
  expect(agreed).toBe(false);
  expect((await agree("another text")).json().error).toBe("fictional_agreement_required");
  expect((await agree(text_version)).statusCode).toBe(204);
  expect((await agree(text_version)).statusCode).toBe(204);
  expect((await write()).statusCode).toBe(200);
  expect((await one.browser.get("/api/chats.php")).json().chats).toMatchObject([
    { profile: { id: fictional, is: "fictional", online: null } },
  ]);
  // The agreement is the member's, so another fictional profile does not require it again.
  const another = await aProfile(app.db, { profile: { kind: "fictional" } });
  const first = { client_id: randomUUID(), to: { member: another }, text: "Dag" };
  expect((await one.browser.post("/api/chats/messages", first)).statusCode).toBe(200);
  // It covers one member only.
  const others = await two.browser.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member: fictional },
    text: "Dag",
  });
  expect(others.json().error).toBe("fictional_agreement_required");

  const [vonk] = demoSites;
  if (!vonk) throw new Error("there is a first site");
  const fictional_warning = { ...vonk.data.texts.fictional_warning, de: "Neuer Text" };
  const data = { ...vonk.data, texts: { ...vonk.data.texts, fictional_warning } };
  await saveSite(app.db, { ...vonk, data });
  app.context.services.sites.refresh();
  expect((await write()).json().error).toBe("fictional_agreement_required");
  await agree((await agreement()).text_version);
  expect((await write()).statusCode).toBe(200);
  await saveSite(app.db, vonk);
  app.context.services.sites.refresh();
});

test("a fictional profile replies free of charge, only to members who wrote to it, and only as itself", async () => {
  const [one, two] = [await writer(), await writer()];
  const fictional = await aProfile(app.db, { profile: { kind: "fictional" } });
  const { text_version } = (await one.browser.get(`/api/chats/price?member=${fictional}`)).json()
    .fictional_agreement;
  await one.browser.post("/api/chats/fictional-agreement", { text_version });
  const id = await sendText(one.browser, fictional, "Ben je echt?");
  const { services } = app.context;
  const vonk = await services.sites.byHost("localhost");
  const reply = {
    profile: fictional,
    conversation: id,
    clientId: randomUUID(),
    at: services.clock.now(),
  };
  const text = "Nee, ik ben een fictief profiel.";
  const events: unknown[] = [];
  const stop = services.bus.listen((member, event) => void events.push({ member, event }));
  expect(await replyAsFictional(services, vonk, { ...reply, text })).toBe(2);
  expect(await replyAsFictional(services, vonk, { ...reply, text })).toBe(2);
  stop();
  const read = await page(one.browser, id);
  expect(texts(read)).toEqual(["Ben je echt?", text]);
  expect(events).toEqual([
    { member: one.id, event: { is: "read", conversation: id, by: fictional, seq: 1 } },
    {
      member: one.id,
      event: { is: "message", conversation: id, message: read.messages[1] },
    },
  ]);
  const asReal = { ...reply, profile: two.id, clientId: randomUUID(), text };
  const real = await sendText(one.browser, two.id, "Dag");
  await expect(
    replyAsFictional(services, vonk, { ...asReal, conversation: real }),
  ).rejects.toMatchObject({ code: "not_found" });
  await expect(
    replyAsFictional(services, vonk, { ...asReal, conversation: id }),
  ).rejects.toMatchObject({
    code: "not_found",
  });
  await hideMember(app.db, one.id, "blocked", fictional);
  const late = { ...reply, clientId: randomUUID(), text };
  await expect(replyAsFictional(services, vonk, late)).rejects.toMatchObject({
    code: "conversation_closed",
  });
});

test("a search finds what a member may read, in any case and as typed, latest first", async () => {
  const { one, two, id } = await membersInConversation(1);
  for (const text of ["Koffie in Utrecht?", "100% zin in KOFFIE", "Thee dan", "koffie_"]) {
    await sendText(one.browser, two.id, text);
  }
  const find = (browser: Visitor, text: string, more = "") =>
    page(browser, id, `/search?text=${encodeURIComponent(text)}${more}`);
  expect(texts(await find(two.browser, " koffie "))).toEqual([
    "koffie_",
    "100% zin in KOFFIE",
    "Koffie in Utrecht?",
  ]);
  expect((await find(two.browser, "koffie")).messages[0]).toMatchObject({
    mine: false,
    client_id: null,
  });
  expect(texts(await find(one.browser, "0%"))).toEqual(["100% zin in KOFFIE"]);
  expect(texts(await find(one.browser, "e_"))).toEqual(["koffie_"]);
  expect((await find(one.browser, "k")).fields).toMatchObject({ text: { error: "too_short" } });
  await remove(two.browser, id, 3);
  expect(texts(await find(two.browser, "koffie"))).toEqual(["koffie_"]);
  expect(texts(await find(one.browser, "koffie"))).toHaveLength(3);
});

test("a search comes in pages, and a free member's does not reach locked messages", async () => {
  const { one, two, id } = await membersInConversation(1);
  for (let n = 1; n <= 22; n += 1) await sendText(one.browser, two.id, `koffie ${n}`);
  const search = "/search?text=koffie";
  const latest = await page(two.browser, id, search);
  expect(latest).toMatchObject({ earlier: 4, older_locked: false });
  expect(texts(latest)).toHaveLength(20);
  const rest = await page(two.browser, id, `${search}&before=${latest.earlier}`);
  expect(texts(rest)).toEqual(["koffie 2", "koffie 1"]);
  expect(rest.earlier).toBeNull();
  app.clock.advance(31 * DAY_MS);
  const [his, hers] = [await loggedIn(app, one.id), await loggedIn(app, two.id)];
  await sendText(his, two.id, "koffie morgen");
  expect(await page(hers, id, search)).toMatchObject({
    messages: [{ text: "koffie morgen" }],
    earlier: null,
    older_locked: true,
  });
  await buyCredits(app.db, one, 10);
  expect(texts(await page(his, id, search))).toHaveLength(20);
});
