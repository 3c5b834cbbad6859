import { randomUUID } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "#contract/endpoints.ts";
import { ownProfile } from "#contract/profiles.ts";
import { memberId } from "#contract/shared/ids.ts";
import {
  sendActivityMails,
  sendUnreadReminders,
} from "#server/domains/notifications/send-activity-mails.ts";
import { sendWeeklyMails } from "#server/domains/notifications/send-weekly-mails.ts";
import { noConversation, readEndpoints } from "./read-endpoints.ts";
import { sentMails } from "#tests/mail/sent-mails.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { hideMember } from "#tests/world/hide-member.ts";
import type { WayToHide } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { suspendMember } from "#tests/world/suspend-member.ts";

const app = testApp();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Key = keyof typeof readEndpoints;
const keys = (Object.keys(readEndpoints) as Key[]).filter((key) => readEndpoints[key]);

/** Every mail that names another member: its file, what sends it, and when. */
const mails = {
  "activity-mail.ts": [
    { sweep: sendActivityMails, after: 6 * MINUTE_MS },
    { sweep: sendUnreadReminders, after: DAY_MS + MINUTE_MS },
  ],
  "weekly-mail.ts": [{ sweep: sendWeeklyMails, after: 7 * DAY_MS + MINUTE_MS }],
} as const;

type Member = Awaited<ReturnType<typeof aMember>>;
interface Pair {
  readonly name: string;
  readonly she: Member;
  readonly he: Member;
  readonly his: Visitor;
}

/** Whether they have met: she likes him and wrote to him, and he likes her. */
type Ties = "none" | "met";
interface Way {
  readonly who: string;
  readonly ties: Ties;
  readonly member?: Parameters<typeof aMember>[1];
  hide(pair: Pair): Promise<void>;
  /** What still shows her to him: `met` rows, with mails and badges, or the list of blocks. */
  readonly stays?: "met" | "blocked";
}

const as = (how: WayToHide) => (pair: Pair) => hideMember(app.db, pair.she.id, how, pair.he.id);
const nothing = () => Promise.resolve();

const ways: readonly Way[] = [
  { who: "disabled", ties: "met", hide: as("disabled") },
  { who: "deleted", ties: "met", hide: as("deleted") },
  { who: "blocked by the viewer", ties: "met", hide: as("blocked"), stays: "blocked" },
  { who: "blocking the viewer", ties: "met", hide: as("blocking") },
  { who: "suspended", ties: "met", hide: ({ she }) => suspendMember(app.db, she, app.clock.now()) },
  { who: "invisible", ties: "none", hide: as("invisible") },
  { who: "invisible, save to those who met her", ties: "met", hide: as("invisible"), stays: "met" },
  { who: "unconfirmed", ties: "met", member: { confirmed: false }, hide: nothing },
  { who: "on another site", ties: "none", member: { site: "second-spring" }, hide: nothing },
];

let pairs = 0;

/** The viewer, who gets every mail, and a woman whose only related profile will be the member. */
async function aViewer() {
  pairs += 1;
  // Nobody else is as old, so related profiles are these two.
  const birth = { birth_date: `${1940 + pairs}-03-11` };
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const relative = await aProfile(app.db, { profile: { ...birth, name: "Zus" } });
  await buyCredits(app.db, he, 100);
  const his = await loggedIn(app, he.id);
  await his.put("/api/notifications", { key: "weekly_updates", mail: true });
  return { he, his, relative, birth };
}

async function her({ member = {} }: Way, birth: { readonly birth_date: string }) {
  const name = `Kanarie${randomUUID().slice(0, 8)}`;
  const at = app.clock.now();
  const published_at = member.confirmed === false ? null : at;
  const profile = { ...birth, name, published_at, last_active_at: at };
  const she = await aMember(app.db, { ...member, profile });
  await giveCredits(app.db, she, 100);
  return { name, she };
}

/** The conversation that she begins, if the two meet. */
async function meet({ ties }: Way, { name, she, he }: Pair): Promise<string> {
  if (ties === "none") return noConversation;
  const { conversation } = await chattingPair(app, she, he, `Dag, hier is ${name}.`);
  return conversation ?? noConversation;
}

/** What shows her to him, by endpoint. */
async function listShown({ his, name, she }: Pair, conversation: string, relative: string) {
  const target = { id: she.id, conversation, relative };
  const shown = keys.map(async (key) => {
    const { body } = await his.get(readEndpoints[key]?.url(target) ?? "");
    const text = body.replaceAll(conversation, "");
    return text.includes(name) || text.includes(she.id) ? [key] : [];
  });
  return (await Promise.all(shown)).flat();
}

/** Counts that include her. Search counts are at most a minute old. */
async function countAll({ his }: Pair) {
  app.clock.advance(MINUTE_MS);
  const similar = (await his.get("/api/members/similar?interests=astrology")).json();
  return {
    badges: (await his.get("/api/counts")).json() as { messages: number; likes: number },
    found: (await his.get("/api/members")).json().numResults as number,
    similar: similar.num_similar as number,
    dropped: (similar.dropped as { more: number }[]).map(({ more }) => more),
  };
}

/** Which mails to him name her, from now on. */
async function listMails({ he, name }: Pair) {
  const named: string[] = [];
  // He is away, because nobody gets mail while reading.
  await sql`update profile set last_active_at = ${new Date(app.clock.now().getTime() - DAY_MS)}
    where id = ${he.id}`.execute(app.db);
  let passed = 0;
  for (const { sweep, after } of Object.values(mails).flat()) {
    app.clock.advance(after - passed);
    passed = after;
    const sent = await sentMails(app, he.email, sweep);
    if (sent.some(({ text, html }) => `${text}${html}`.includes(name))) named.push(sweep.name);
  }
  return named;
}

const everyMail = Object.values(mails)
  .flat()
  .map(({ sweep }) => sweep.name);
const keysThat = (...shows: string[]) =>
  keys.filter((key) => shows.includes(readEndpoints[key]?.shows ?? ""));

test.each(ways)("no list, count, page or mail shows a member who is $who", async (way) => {
  const { he, his, relative, birth } = await aViewer();
  const before = await countAll({ he, his, she: he, name: "" });
  const pair = { he, his, ...(await her(way, birth)) };
  const conversation = await meet(way, pair);
  await way.hide(pair);
  const shown = way.stays ? keysThat(way.stays) : [];
  expect(await listShown(pair, conversation, relative)).toEqual(shown);
  const badges = way.stays === "met" ? { messages: 1, likes: 1 } : { messages: 0, likes: 0 };
  expect(await countAll(pair)).toEqual({ ...before, badges });
  expect(await listMails(pair)).toEqual(way.stays === "met" ? everyMail : []);
});

test("every list, count, page and mail shows a member who hides from nobody", async () => {
  const { he, his, relative, birth } = await aViewer();
  const before = await countAll({ he, his, she: he, name: "" });
  const way: Way = { who: "", ties: "met", hide: nothing };
  const pair = { he, his, ...(await her(way, birth)) };
  const conversation = await meet(way, pair);
  expect(await listShown(pair, conversation, relative)).toEqual(keysThat("found", "met"));
  expect(await countAll(pair)).toEqual({
    badges: { messages: 1, likes: 1 },
    found: before.found + 1,
    similar: before.similar + 1,
    dropped: before.dropped.map((more) => more + 1),
  });
  expect(await listMails(pair)).toEqual(everyMail);
});

test("every response with another member's profile is in the table", () => {
  const mark = (node: { zodSchema: z.core.$ZodTypes; jsonSchema: object }) => {
    if (node.zodSchema === (memberId as object))
      Object.assign(node.jsonSchema, { title: "member" });
    // The member's own profile.
    if (node.zodSchema === (ownProfile as object))
      Object.assign(node.jsonSchema, { properties: {} });
  };
  const withProfiles = Object.entries(endpoints)
    .filter(([, { output }]) => {
      const schema =
        output &&
        z.toJSONSchema(output, { unrepresentable: "any", reused: "inline", override: mark });
      return JSON.stringify(schema).includes('"title":"member"');
    })
    .map(([key]) => key);
  // A search in a conversation shows messages only.
  const inTable = keysThat("found", "met", "blocked", "unliked").filter(
    (key) => key !== "GET /api/chats/:id/search",
  );
  expect(withProfiles.toSorted()).toEqual(["GET /api/auto-like.php", ...inTable].toSorted());
});

test("every mail that names a member is in the table", () => {
  const folder = "server/domains/mail/mails";
  const naming = readdirSync(folder).filter((file) =>
    /formatProfileName|describeActivity/.test(readFileSync(`${folder}/${file}`, "utf8")),
  );
  expect(naming.toSorted()).toEqual(Object.keys(mails).toSorted());
});
