import type { MessagePrice } from "#contract/chat/message-price.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Money } from "#contract/formatting/money.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { computePaid, getWallet, isPremium } from "#server/domains/credits/reads.ts";
import {
  priceGift,
  priceInMoney,
  priceMessage,
  pricePhoto,
} from "#server/domains/credits/rules.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import { loadOwnProfile } from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findConversationWith } from "#server/domains/chat/find-conversation.ts";
import { countFreeConversations } from "#server/domains/chat/rules.ts";
import { loadSenderHistory } from "./sender-store.ts";

/**
 * What a message to this profile costs and what it requires first. Throws `message_to_oneself`,
 * `not_found`, `profile_unavailable`, `liked_only`.
 */
export async function loadMessagePrice(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  recipient: MemberId,
): Promise<MessagePrice> {
  if (recipient === member) throw new AppError("message_to_oneself");
  const profile = await findVisible(ctx, recipient);
  const version = ctx.site.warning_version;
  const [conversation, wallet, premium, toPrice, { started, agreed, accepted }] = await Promise.all(
    [
      findConversationWith(ctx, member, recipient),
      getWallet(ctx, member),
      isPremium(ctx, member),
      loadPricing(ctx, member),
      loadSenderHistory(ctx.services.db, { site: ctx.site.id, member, recipient, version }),
    ],
  );
  if (!accepted) throw new AppError("liked_only");
  return {
    conversation: conversation && { id: conversation },
    profile,
    ...toPrice(priceMessage(ctx.site)),
    gift: toPrice(priceGift(ctx.site)),
    photo: toPrice(pricePhoto(ctx.site)),
    balance: wallet.bonus + wallet.bought,
    bonus: wallet.bonus,
    free_conversations_left: countFreeConversations(premium, started),
    fictional_agreement: profile.is === "fictional" ? { agreed, text_version: version } : null,
  };
}

/**
 * Converts prices in credits to money for this member: at the member's own average, or before a
 * first purchase at the site's lowest price for the member's country.
 */
async function loadPricing(ctx: RequestContext, member: MemberId) {
  const { site } = ctx;
  const [paid, own] = await Promise.all([
    computePaid(ctx.services.db, site.id, member),
    loadOwnProfile(ctx, member),
  ]);
  const perCountry: Readonly<Record<string, Money | undefined>> = site.minimum_message_costs;
  const least = perCountry[own?.country ?? ""] ?? null;
  return (credits: number): MessagePrice["gift"] => {
    const price = priceInMoney(
      credits,
      paid,
      least && { money: least, credits: priceMessage(site) },
    );
    return { credits, money: price && { ...price.money, from: price.from } };
  };
}
