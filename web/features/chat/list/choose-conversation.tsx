import { BookOpenText, MessageCircle, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useTranslations } from "use-intl";
import { EmptyState } from "#ui/status/state.tsx";
import { FictionalIcon } from "#ui/text/fictional-icon.tsx";
import { useMinimumPrice } from "#web/features/credits/use-minimum-price.ts";
import { paths } from "#contract/paths.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./choose-conversation.module.css";
import { useLastOpened } from "./last-opened.ts";
import { useChats } from "./use-chats.ts";

/** The second column while no conversation is open: reopens the last one, or explains how to start. */
export function ChooseConversation() {
  const t = useTranslations("chat-start.choose");
  const { chats } = useChats();
  const lastOpened = useLastOpened();
  const last = chats?.find((chat) => chat.conversation.id === lastOpened);
  if (last) return <Navigate to={paths.chat(last.conversation.id)} replace />;
  if (!chats) return null;
  return (
    <div className={styles.centered}>
      {chats.length === 0 ? (
        <HowToBegin />
      ) : (
        <EmptyState icon={<MessageCircle />} title={t("title")}>
          {t("help")}
        </EmptyState>
      )}
    </div>
  );
}

/** Explains how to start a conversation, what it costs, and how to recognize a fictional profile. */
function HowToBegin() {
  const t = useTranslations("chat-start.begin");
  const { message_credits: credits, fictional_count } = useSettings();
  const user = useUser();
  const least = useMinimumPrice(user?.profile.country ?? "");
  const words = () => {
    // Paying members have their own average price, shown next to the button.
    if (!user || user.paid_user) return t("price");
    if (user.credits >= credits) return t("priceFromBonus", { credits });
    return least === null ? t("price") : t("priceFrom", { credits, price: least });
  };
  return (
    <section className={styles.begin}>
      <h2>{t("title")}</h2>
      <ul className={styles.hints}>
        <Hint icon={<BookOpenText />} heading={t("profileHeading")}>
          {t("profile")}
        </Hint>
        <Hint icon={<Tag />} heading={t("priceHeading")}>
          {words()}
        </Hint>
        {fictional_count > 0 && (
          <Hint icon={<FictionalIcon />} heading={t("fictionalHeading")}>
            {t("fictional")}
          </Hint>
        )}
      </ul>
    </section>
  );
}

interface HintProps {
  readonly icon: ReactNode;
  readonly heading: string;
  readonly children: ReactNode;
}

function Hint({ icon, heading, children }: HintProps) {
  return (
    <li>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <h3>{heading}</h3>
      <p>{children}</p>
    </li>
  );
}
