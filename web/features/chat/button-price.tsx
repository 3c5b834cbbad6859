import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import { isAtConversationLimit, usePriceText } from "./message-price.ts";

/** The price on a button to a conversation; "Premium" at the conversation limit. */
export function ButtonPrice({ price }: { price: MessagePrice }) {
  const t = useTranslations("profiles.message");
  const { amount } = usePriceText(price);
  return isAtConversationLimit(price) ? t("withPremium") : amount;
}

/** Next to the button: the price details, or why it takes Premium. */
export function ButtonPriceDetail({ price }: { price: MessagePrice }) {
  const t = useTranslations("profiles.message");
  const { detail } = usePriceText(price);
  return isAtConversationLimit(price) ? t("limit", { count: FREE_CONVERSATIONS }) : detail;
}

/** The price in credits, on a button without room or reason for the price in money. */
export function ButtonCredits({ credits }: { readonly credits: number }) {
  return useTranslations("profiles.price")("credits", { count: credits });
}
