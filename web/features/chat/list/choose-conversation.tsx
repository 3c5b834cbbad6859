import { MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import { Navigate } from "react-router";
import { EmptyState } from "#ui/status/empty-state.tsx";
import { paths } from "#web/paths.ts";
import styles from "#web/features/chat/conversation/conversation-pane.module.css";
import { HowToBegin } from "./how-to-begin.tsx";
import { useLastOpened } from "./use-last-opened.ts";
import { useChats } from "./use-chats.ts";

/** Beside the list, where there is room: the conversation opened last, else a hint. */
export function ChooseConversation() {
  const t = useTranslations("chat.choose");
  const { chats } = useChats();
  const last = useLastOpened();
  const again = chats?.find((chat) => chat.conversation.id === last);
  if (again) return <Navigate to={paths.chat(again.conversation.id)} replace />;
  if (!chats) return null;
  return (
    <div className={styles.inPlace}>
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
