import type { MessagePrice } from "#contract/chat.ts";
import { FREE_CONVERSATIONS } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Money } from "#contract/money.ts";
import type { Call, LoggedIn } from "#server/domains/call.ts";
import { averagePricePaid } from "#server/domains/credits/average-price-paid.ts";
import { balanceOf } from "#server/domains/credits/balance-of.ts";
import { isPremium } from "#server/domains/credits/is-premium.ts";
import { messageCredits, priceInMoney } from "#server/domains/credits/rules.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import { loadOwnProfile } from "#server/domains/profiles/load-own-profile.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { conversationWith } from "./find-conversation.ts";
import { freeConversationsLeft, textVersion } from "./rules.ts";
import { hasAgreed, startedBy } from "./store.ts";

/**
 * What a message to this profile costs, and what stands before it. Throws `message_to_oneself`,
 * `not_found`, `profile_unavailable`.
 */
export async function priceMessage(
  call: Call,
  { id: member }: LoggedIn,
  recipient: MemberId,
): Promise<MessagePrice> {
  if (recipient === member) throw new Refused("message_to_oneself");
  const profile = await findVisible(call, recipient);
  const { db } = call.parts;
  const site = call.site.id;
  const version = textVersion(call.site.texts.fictional_warning);
  const [conversation, balance, premium, started, money, agreed] = await Promise.all([
    conversationWith(call, member, recipient),
    balanceOf(call, member),
    isPremium(call, member),
    startedBy(db, site, member),
    moneyOf(call, member),
    hasAgreed(db, site, member, version),
  ]);
  return {
    conversation: conversation && { id: conversation },
    profile,
    credits: messageCredits(call.site),
    money,
    balance,
    free_conversations_left: freeConversationsLeft({
      premium,
      started,
      free: FREE_CONVERSATIONS,
    }),
    fictional_agreement: profile.is === "fictional" ? { agreed, text_version: version } : null,
  };
}

/** At the member's own average, else at least what the site names for her country. */
async function moneyOf(call: Call, member: MemberId): Promise<MessagePrice["money"]> {
  const { db } = call.parts;
  const [paid, own] = await Promise.all([
    averagePricePaid(db, call.site.id, member),
    loadOwnProfile(call, member),
  ]);
  const perCountry: Readonly<Record<string, Money | undefined>> = call.site.minimum_message_costs;
  const least = perCountry[own?.country ?? ""] ?? null;
  const price = priceInMoney(messageCredits(call.site), paid, least);
  return price && { ...price.money, from: price.from };
}
