import { MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { useLogInPrompt } from "#web/features/accounts/use-log-in-prompt.ts";
import { ButtonCredits, ButtonPrice } from "#web/features/chat/button-price.tsx";
import { isAtConversationLimit, useMessagePrice } from "#web/features/chat/message-price.ts";
import { paths } from "#contract/paths.ts";
import { linkFrom } from "#web/site/links/back-link.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";

interface MessageButtonProps {
  readonly recipient: MemberId;
  /** Whether it lies on the deep ground, over the photo that would move. */
  readonly onDeep?: boolean;
}

/** Opens the conversation and shows the price of a message. Visitors are asked to log in. */
export function MessageButton({ recipient, onDeep = false }: MessageButtonProps) {
  const t = useTranslations("profiles.message");
  const { message_credits } = useSettings();
  const isVisitor = useUser() === null;
  const ask = useLogInPrompt();
  const price = useMessagePrice(recipient);
  const to = paths.memberChat(recipient);
  const isQuiet = price !== null && isAtConversationLimit(price);
  const variant = onDeep ? DEEP_VARIANT : VARIANT;
  return (
    <LinkButton
      {...(isVisitor ? ask(to) : { to, state: linkFrom("profile"), viewTransition: !onDeep })}
      size="big"
      variant={isQuiet ? variant.quiet : variant.main}
      price={
        isVisitor ? (
          <ButtonCredits credits={message_credits} />
        ) : (
          price && <ButtonPrice price={price} />
        )
      }
    >
      <MessageCircle aria-hidden />
      {t("write")}
    </LinkButton>
  );
}

const VARIANT = { main: "primary", quiet: "quiet" } as const;
const DEEP_VARIANT = { main: "deep", quiet: "ghost-deep" } as const;
