import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { useMoney } from "#web/texts/formats.ts";
import { useApi } from "#web/page-context.ts";
import { useUser } from "#web/site/use-site.ts";
import type { Content } from "./outbox/outbox.ts";
import { messagePriceQuery } from "./queries.ts";

/**
 * The price of a message to a member. Null for a visitor, for the member's own profile, while
 * loading, and if the member cannot send one.
 */
export function useMessagePrice(recipient: MemberId): MessagePrice | null {
  const user = useUser();
  const enabled = user !== null && user.profile.id !== recipient;
  const { data } = useQuery({ ...messagePriceQuery(useApi(), recipient), enabled });
  return data?.is === "open" ? data.price : null;
}

/** The current balance, which may have changed since the price was loaded. */
export function useBalance(price: MessagePrice): { balance: number; isEnough: boolean } {
  const balance = useUser()?.credits ?? price.balance;
  return { balance, isEnough: balance >= price.credits };
}

/** The price of what the member sends: a gift or photo has its own, and everything else stays. */
export function priceOf(
  { gift, photo }: Pick<Content, "gift" | "photo">,
  price: MessagePrice,
): MessagePrice {
  return { ...price, ...(gift ? price.gift : photo && price.photo) };
}

/** How a price appears everywhere: the amount, and in smaller text its details. */
interface PriceText {
  readonly amount: string;
  readonly detail: string | null;
}

/**
 * While bonus credits pay, the price is in credits; money appears only where money pays (R60.2).
 * Before a first purchase it is the lowest possible price (R35.3).
 */
export function usePriceText(price: MessagePrice): PriceText {
  const t = useTranslations("profiles.price");
  const format = useMoney();
  const { balance } = useBalance(price);
  const credits = t("credits", { count: price.credits });
  const { money } = price;
  if (isPaidFromBonus(price, balance)) return { amount: credits, detail: t("fromBonus") };
  if (!money) return { amount: credits, detail: null };
  const amount = money.from ? t("from", { money: format(money) }) : format(money);
  return { amount, detail: credits };
}

/** Bonus credits are spent first, so credits spent since the price was loaded were bonus credits. */
export function isPaidFromBonus(
  { credits, bonus, balance }: Pick<MessagePrice, "credits" | "bonus" | "balance">,
  balanceNow: number,
): boolean {
  const spent = Math.max(0, balance - balanceNow);
  return bonus - spent >= credits;
}

/** Whether a free member has started as many conversations as possible without Premium. */
export function isAtConversationLimit(price: MessagePrice): boolean {
  return price.conversation === null && price.free_conversations_left === 0;
}
