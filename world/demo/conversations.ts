import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { FREE_CONVERSATIONS } from "#contract/constants.ts";
import type { ProfileCard } from "#contract/profile-view.ts";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import { searchQuery } from "#contract/search.ts";
import { addAccount } from "#server/domains/accounts/add-account.ts";
import { addressOf, findAccount } from "#server/domains/accounts/find-account.ts";
import type { Call, Parts } from "#server/domains/call.ts";
import { agreeToFictional } from "#server/domains/chat/agree-to-fictional.ts";
import { listChats } from "#server/domains/chat/list-chats.ts";
import { priceMessage } from "#server/domains/chat/price-message.ts";
import { readConversation } from "#server/domains/chat/read-conversation.ts";
import { replyAsFictional } from "#server/domains/chat/reply-as-fictional.ts";
import { textVersion } from "#server/domains/chat/rules.ts";
import { sendMessage } from "#server/domains/chat/send-message.ts";
import { grantBonus } from "#server/domains/credits/grant-bonus.ts";
import { searchMembers } from "#server/domains/search/search-members.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { chanceOf } from "#world/portraits/chance.ts";
import de from "../conversations/de.json" with { type: "json" };
import en from "../conversations/en.json" with { type: "json" };
import nl from "../conversations/nl.json" with { type: "json" };
import { demoLogins } from "./demo-logins.ts";
import type { DemoLogin } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";

const script = z.strictObject({
  between: z.enum(["members", "fictional"]),
  /** In a talk with a fictional profile `b` is the profile. */
  lines: z.array(z.strictObject({ from: z.enum(["a", "b"]), text: z.string().min(1) })).min(3),
});
type Script = z.output<typeof script>;

/** What people say to each other, in the languages of the demo's sites. */
const scripts: Readonly<Partial<Record<Locale, readonly Script[]>>> = {
  nl: z.array(script).parse(nl),
  de: z.array(script).parse(de),
  en: z.array(script).parse(en),
};

const HOUR_MS = 3_600_000;

/**
 * The conversations of a log-in: how long ago the last message was, how many of the partner's last
 * messages are unread, and how long the pauses are. The fifth lies wholly and the sixth partly behind
 * what a free member reads. The others began them, so that the log-in can still begin one itself.
 */
const plan = [
  { hoursAgo: 0.3, unread: 1, pauseHours: 0.2 },
  { hoursAgo: 3, unread: 1, pauseHours: 0.4 },
  { hoursAgo: 20, unread: 0, pauseHours: 0.3 },
  { hoursAgo: 50, unread: 0, pauseHours: 1 },
  { hoursAgo: 24 * 12, unread: 0, pauseHours: 0.5 },
  { hoursAgo: 24 * 3, unread: 0, pauseHours: 30 },
];
type Plan = (typeof plan)[number];

/** The log-ins have this many credits left: one plenty, one so few that the badge shows. */
const CREDITS_LEFT = [120, 10] as const;

/**
 * Lets the demo's log-ins talk with others, by the same use cases as everybody: needs the people of
 * `seedDemo`. A log-in that has begun its own is left as it is. One that was interrupted goes on where
 * it was: every account, grant and message has a name of its own, and the same again changes nothing.
 */
export async function seedConversations(parts: Parts, now: Date): Promise<void> {
  parts.sites.refresh();
  const sites = await parts.sites.all();
  const passwordHash = await hashPassword(randomUUID());
  for (const document of demoSites) {
    const site = sites.find(({ id }) => id === document.id);
    if (!site) continue;
    const logins = demoLogins(document);
    const taken = new Set<MemberId>();
    for (const login of logins) {
      const account = await findAccount(parts.db, site.id, login.email);
      if (account) taken.add(account.id);
    }
    for (const [at, login] of logins.entries()) {
      await seedLogin({ parts, site, login, now, taken, passwordHash }, CREDITS_LEFT[at] ?? 0);
    }
  }
}

interface Stage {
  readonly parts: Parts;
  readonly site: Site;
  readonly login: DemoLogin;
  readonly now: Date;
  /** Who talks already. */
  readonly taken: Set<MemberId>;
  /** Nobody knows the password: as these people one cannot log in. */
  readonly passwordHash: string;
}

async function seedLogin(stage: Stage, creditsLeft: number): Promise<void> {
  const { parts, site, login, taken } = stage;
  const account = await findAccount(parts.db, site.id, login.email);
  if (!account) return;
  const me = account.id;
  const known = await meet(stage, me);
  const fictional = known.find(({ is }) => is === "fictional");
  if (await isDone(stage, me, fictional)) return;
  const chance = chanceOf(`conversations:${login.email}`);
  const talks = chance.shuffle(scripts[login.language] ?? []);
  const ordinary = talks.filter(({ between }) => between === "members");
  const members = known.filter(({ id, is }) => is === "member" && !taken.has(id));
  await give(stage, me, creditsLeft, "left over");
  for (const [at, one] of plan.entries()) {
    const [partner, talk] = [members[at], ordinary[at]];
    if (!partner || !talk) continue;
    taken.add(partner.id);
    await addPartner(stage, partner.id);
    await talkTo(stage, { me, partner, talk, plan: one });
  }
  const honest = talks.find(({ between }) => between === "fictional");
  if (fictional && honest) {
    const calm = { hoursAgo: 30, unread: 0, pauseHours: 0.3 };
    await talkTo(stage, { me, partner: fictional, talk: honest, plan: calm });
  }
}

/** The conversation that a log-in begins itself is its last; whoever it talks with is taken. */
async function isDone(stage: Stage, me: MemberId, fictional: ProfileCard | undefined) {
  const call = callOf(stage, me, stage.now);
  const chats = await listChats(call, logged(me));
  const price = fictional && (await priceMessage(call, logged(me), fictional.id));
  const done =
    chats.length > plan.length || (price && price.free_conversations_left !== FREE_CONVERSATIONS);
  if (done) for (const { profile } of chats) stage.taken.add(profile.id);
  return done;
}

/** People who fit, in the order in which the log-in finds them. */
async function meet(stage: Stage, me: MemberId): Promise<ProfileCard[]> {
  const call = callOf(stage, me, stage.now);
  const met: ProfileCard[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const found = await searchMembers(call, searchQuery.parse({ page }));
    met.push(...found.members);
  }
  return met;
}

/** Members have an account; the invented ones get theirs with their first conversation. */
async function addPartner({ parts, site, login, now, passwordHash }: Stage, id: MemberId) {
  if (await addressOf(parts.db, site.id, id)) return;
  const signedUpAt = new Date(now.getTime() - 60 * 24 * HOUR_MS);
  await addAccount(parts.db, {
    id,
    site: site.id,
    email: `${id}@${site.id}.example`,
    language: login.language,
    passwordHash,
    signedUpAt,
    confirmedAt: signedUpAt,
  });
}

interface Talk {
  readonly me: MemberId;
  readonly partner: ProfileCard;
  readonly talk: Script;
  readonly plan: Plan;
}

async function talkTo(stage: Stage, { me, partner, talk, plan: one }: Talk): Promise<void> {
  const { site, now, parts } = stage;
  // A fictional profile never begins a conversation.
  const [a, b] = partner.is === "fictional" ? [me, partner.id] : [partner.id, me];
  const said = talk.lines.map(({ from, text }) => ({ by: from === "a" ? a : b, text }));
  // What is unread was written by the other: a talk is cut where it would end with one's own line.
  while (one.unread > 0 && said.length > 1 && said.at(-1)?.by === me) said.pop();
  const chance = chanceOf(`${partner.id}:${one.hoursAgo}`);
  const begun = now.getTime() - (one.hoursAgo + said.length * one.pauseHours) * HOUR_MS;
  let conversation: ConversationId | null = null;
  let seen = 0;
  for (const [nth, { by, text }] of said.entries()) {
    const name = `${me} ${partner.id} ${nth}`;
    const clientId = idOf(name);
    const at = new Date(begun + (nth + chance.fraction() * 0.8) * one.pauseHours * HOUR_MS);
    if (by === partner.id && partner.is === "fictional") {
      if (!conversation) throw new Error("the member begins");
      const reply = { profile: by, conversation, clientId, text, at };
      await replyAsFictional(parts, site, reply);
    } else {
      const call = callOf(stage, by, at);
      const to = by === me ? partner.id : me;
      if (partner.is === "fictional") await agree(call, by);
      await give(stage, by, site.message_credits, name);
      const writing = { clientId, to: { member: to }, text };
      ({ conversation } = await sendMessage(call, { id: by }, writing));
    }
    if (by === me) seen = nth + 1;
  }
  if (!conversation) return;
  const read = Math.max(seen, said.length - one.unread);
  await readConversation(callOf(stage, me, now), logged(me), conversation, read);
  if (partner.is === "member")
    await readConversation(callOf(stage, partner.id, now), logged(partner.id), conversation, seen);
}

async function agree(call: Call, id: MemberId): Promise<void> {
  const version = textVersion(call.site.texts.fictional_warning);
  await agreeToFictional(call, logged(id), version);
}

async function give(
  { parts, site, now }: Stage,
  member: MemberId,
  credits: number,
  what: string,
): Promise<void> {
  const grant = { site: site.id, member, cause: `demo:${what}`, credits, at: now };
  await parts.db.transaction().execute((tx) => grantBonus(tx, grant));
}

/** The same for the same name. */
function idOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

const logged = (id: MemberId) => ({ id, sessionHash: Buffer.alloc(32) });

/** A call as that member's own page would make it at that moment. */
function callOf({ parts, site, login }: Stage, id: MemberId, at: Date): Call {
  return {
    parts,
    site,
    at,
    member: logged(id),
    locale: login.language,
    from: "demo",
    country: null,
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  };
}
