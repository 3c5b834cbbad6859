import { MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat.ts";
import { FREE_CONVERSATIONS } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import { useLogInPrompt } from "#web/features/accounts/use-log-in-prompt.ts";
import {
  isAtConversationLimit,
  useMessagePrice,
  usePriceText,
} from "#web/features/chat/message-price.ts";
import { paths } from "#web/paths.ts";
import { linkFrom } from "#web/site/back-link.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";

/** Opens the conversation and shows the price of a message. Visitors are asked to log in. */
export function MessageButton({ recipient }: { recipient: MemberId }) {
  const t = useTranslations("profiles.message");
  const isVisitor = useUser() === null;
  const ask = useLogInPrompt();
  const price = useMessagePrice(recipient);
  const to = paths.memberChat(recipient);
  return (
    <LinkButton
      {...(isVisitor ? ask(to) : { to, state: linkFrom("profile") })}
      size="big"
      variant={price && isAtConversationLimit(price) ? "quiet" : "primary"}
      price={price && <ButtonPrice price={price} />}
    >
      <MessageCircle aria-hidden />
      {t("write")}
    </LinkButton>
  );
}

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
