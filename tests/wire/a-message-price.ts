import type { MessagePrice } from "#contract/chat/message-price.ts";
import { aCard } from "./a-card.ts";

/** The price of a first message to Els for a member with 40 bonus credits and no purchase. */
export function aMessagePrice(changes: Partial<MessagePrice> = {}): MessagePrice {
  return {
    conversation: null,
    profile: aCard(),
    credits: 10,
    money: { minor: 80, currency: "EUR", from: true },
    gift: { credits: 20, money: { minor: 160, currency: "EUR", from: true } },
    photo: { credits: 15, money: { minor: 120, currency: "EUR", from: true } },
    balance: 40,
    bonus: 40,
    free_conversations_left: 1,
    fictional_agreement: null,
    ...changes,
  };
}
