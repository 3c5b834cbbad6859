import { MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/ids.ts";
import { useLogInPrompt } from "#web/features/accounts/use-log-in-prompt.ts";
import { ButtonPrice } from "#web/features/chat/button-price.tsx";
import { isAtConversationLimit, useMessagePrice } from "#web/features/chat/message-price.ts";
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
