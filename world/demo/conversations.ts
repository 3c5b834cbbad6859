import { z } from "zod";
import type { ProfileCard } from "#contract/profiles.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { priceMessage } from "#server/domains/credits/rules.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { agreeToFictional } from "#server/domains/chat/agree-to-fictional.ts";
import { listChats } from "#server/domains/chat/list-chats.ts";
import { loadMessagePrice } from "#server/domains/chat/sending/load-message-price.ts";
import { readConversation } from "#server/domains/chat/read-conversation.ts";
import { replyAsFictional } from "#server/domains/chat/reply-as-fictional.ts";
import { sendMessage } from "#server/domains/chat/sending/send-message.ts";
import { grantBonus } from "#server/domains/credits/grant-bonus.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import de from "#world/conversations/de.json" with { type: "json" };
import en from "#world/conversations/en.json" with { type: "json" };
import nl from "#world/conversations/nl.json" with { type: "json" };
import { chanceOf } from "./chance.ts";
import {
  ensureAccount,
  createContextFor,
  deriveId,
  toCurrentMember,
  findMatchingPeople,
} from "./demo-member.ts";
import type { DemoMember } from "./demo-member.ts";

const script = z.strictObject({
  between: z.enum(["members", "fictional"]),
  /** In a conversation with a fictional profile, `b` is the profile. */
  lines: z.array(z.strictObject({ from: z.enum(["a", "b"]), text: z.string().min(1) })).min(3),
});
type Script = z.output<typeof script>;

/** Conversation scripts in the languages of the demo's sites. */
const scripts: Readonly<Partial<Record<Locale, readonly Script[]>>> = {
  nl: z.array(script).parse(nl),
  de: z.array(script).parse(de),
  en: z.array(script).parse(en),
};

const HOUR_MS = 3_600_000;

/**
 * The conversations of a demo member: the age of the last message, how many of the partner's last
 * messages are unread, and the length of the pauses. A free member can read nothing of the fifth
 * and part of the sixth. The partners started them, so that the member can still start one.
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

/**
 * Creates a demo member's conversations. An interrupted run continues where it stopped: every
 * account, grant and message has a fixed id, so a second run changes nothing.
 */
export async function seedConversations(
  demoMember: DemoMember,
  known: readonly ProfileCard[],
  creditsLeft: number,
): Promise<void> {
  const { login, me, taken } = demoMember;
  const chance = chanceOf(`conversations:${login.email}`);
  const talks = chance.shuffle(scripts[login.language] ?? []);
  const ordinary = talks.filter(({ between }) => between === "members");
  const members = known.filter(({ id, is }) => is === "member" && !taken.has(id));
  await give(demoMember, me, creditsLeft, "left over");
  for (const [at, timing] of plan.entries()) {
    const [partner, talk] = [members[at], ordinary[at]];
    if (!partner || !talk) continue;
    taken.add(partner.id);
    await ensureAccount(demoMember, partner.id);
    await talkTo(demoMember, { partner, talk, plan: timing });
  }
  const fictional = known.find(({ is }) => is === "fictional");
  const honest = talks.find(({ between }) => between === "fictional");
  if (fictional && honest) {
    const calm = { hoursAgo: 30, unread: 0, pauseHours: 0.3 };
    await talkTo(demoMember, { partner: fictional, talk: honest, plan: calm });
  }
}

/** Whether all conversations exist: the conversation that the member starts comes last. */
export async function hasConversations(demoMember: DemoMember): Promise<boolean> {
  const ctx = createContextFor(demoMember, demoMember.me, demoMember.now);
  const chats = await listChats(ctx, toCurrentMember(demoMember.me));
  const somebody = chats[0]?.profile ?? (await findMatchingPeople(demoMember))[0];
  const price =
    somebody && (await loadMessagePrice(ctx, toCurrentMember(demoMember.me), somebody.id));
  if (!price || price.free_conversations_left === FREE_CONVERSATIONS) return false;
  for (const { profile } of chats) demoMember.taken.add(profile.id);
  return true;
}

interface Talk {
  readonly partner: ProfileCard;
  readonly talk: Script;
  readonly plan: Plan;
}

async function talkTo(
  demoMember: DemoMember,
  { partner, talk, plan: timing }: Talk,
): Promise<void> {
  const { site, now, services, me } = demoMember;
  // A fictional profile never starts a conversation.
  const [a, b] = partner.is === "fictional" ? [me, partner.id] : [partner.id, me];
  const messages = talk.lines.map(({ from, text }) => ({ by: from === "a" ? a : b, text }));
  // Only the partner's messages can be unread, so drop the member's last ones.
  while (timing.unread > 0 && messages.length > 1 && messages.at(-1)?.by === me) messages.pop();
  const chance = chanceOf(`${partner.id}:${timing.hoursAgo}`);
  const begun = now.getTime() - (timing.hoursAgo + messages.length * timing.pauseHours) * HOUR_MS;
  let conversation: ConversationId | null = null;
  let seen = 0;
  for (const [nth, { by, text }] of messages.entries()) {
    const name = `${me} ${partner.id} ${nth}`;
    const clientId = deriveId(name);
    const at = new Date(begun + (nth + chance.fraction() * 0.8) * timing.pauseHours * HOUR_MS);
    if (by === partner.id && partner.is === "fictional") {
      if (!conversation) throw new Error("the member begins");
      const reply = { profile: by, conversation, clientId, text, at };
      await replyAsFictional(services, site, reply);
    } else {
      const ctx = createContextFor(demoMember, by, at);
      const to = by === me ? partner.id : me;
      if (partner.is === "fictional") await agree(ctx, by);
      await give(demoMember, by, priceMessage(site), name);
      const body = { client_id: clientId, to: { member: to }, text };
      const sent = await sendMessage({ ...ctx, member: { id: by } }, { body });
      conversation = sent.conversation.id;
    }
    if (by === me) seen = nth + 1;
  }
  if (!conversation) return;
  const read = Math.max(seen, messages.length - timing.unread);
  await readConversation(
    createContextFor(demoMember, me, now),
    toCurrentMember(me),
    conversation,
    read,
  );
  if (partner.is === "member")
    await readConversation(
      createContextFor(demoMember, partner.id, now),
      toCurrentMember(partner.id),
      conversation,
      seen,
    );
}

async function agree(ctx: RequestContext, id: MemberId): Promise<void> {
  const version = ctx.site.warning_version;
  await agreeToFictional(ctx, toCurrentMember(id), version);
}

async function give(
  { services, site, now }: DemoMember,
  member: MemberId,
  credits: number,
  what: string,
): Promise<void> {
  const grant = { site: site.id, member, cause: `demo:${what}`, credits, at: now };
  await services.db.transaction().execute((tx) => grantBonus(tx, grant));
}
