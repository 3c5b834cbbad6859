import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { ConversationId } from "#contract/shared/ids.ts";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { onToastChange, showToast, toastState } from "#ui/overlay/show-toast.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { seenUpTo } from "#web/features/chat/conversation/conversation-state.ts";
import { chatsKey, conversationKeys, messagePriceKeys } from "#web/features/chat/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { countsKey } from "#web/site/queries.ts";
import { invalidate } from "#web/api/query-key.ts";
import { lastOpened } from "./last-opened.ts";
import { pendingRemovals } from "./pending-removals.ts";

interface RemoveConversationModalProps {
  readonly id: ConversationId;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation, then removes the conversation with a short time to undo. */
export function RemoveConversationModal(props: RemoveConversationModalProps) {
  const { id, name, open, onClose } = props;
  const t = useTranslations("chat-dialogs.remove");
  const remove = useRemoveConversation();
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeText={t("cancel")}
      title={t("title")}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} wide>
            {t("cancel")}
          </Button>
          <Button variant="danger" onClick={() => void remove(id)} wide>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p>{t("text", { name })}</p>
    </Modal>
  );
}

/**
 * Removes a conversation from the list at once, and from the server when the undo period ends or the
 * member leaves the page. Messages the member has not seen stay. If the server rejects the removal,
 * an alert explains why and the list reloads (M4.83, M4.84).
 */
function useRemoveConversation(): (id: ConversationId) => Promise<void> {
  const { api, queryClient } = usePageContext();
  const navigate = useNavigate();
  const t = useTranslations("chat-dialogs.remove");
  const errorText = useErrorText();

  return async (id) => {
    const state = queryClient.getQueryData(conversationKeys.of(id));
    const seen = state?.is === "open" ? { up_to: seenUpTo(state) } : {};
    pendingRemovals.add(id);
    lastOpened.remove();
    void navigate(paths.chats(), { replace: true });
    const undo = () => {
      pendingRemovals.delete(id);
      void navigate(paths.chat(id));
    };
    showToast({ text: t("done"), action: { text: t("undo"), onAction: undo } });
    await toastEndOrPageHide();
    if (!pendingRemovals.has(id)) return;
    try {
      await api("DELETE /api/chat.php", { body: { conversation: id, ...seen } });
      queryClient.setQueryData(chatsKey, (chats) =>
        chats?.filter((chat) => chat.conversation.id !== id),
      );
      queryClient.removeQueries({ queryKey: conversationKeys.of(id) });
      queryClient.removeQueries({ queryKey: messagePriceKeys.all });
    } catch (error) {
      window.alert(errorText(error));
    } finally {
      pendingRemovals.delete(id);
      invalidate(queryClient, chatsKey, countsKey);
    }
  };
}

function toastEndOrPageHide(): Promise<void> {
  const id = toastState().toast?.id;
  return new Promise((resolve) => {
    const end = () => {
      stopWatching();
      removeEventListener("pagehide", end);
      resolve();
    };
    const stopWatching = onToastChange(() => {
      if (toastState().toast?.id !== id) end();
    });
    addEventListener("pagehide", end);
  });
}
