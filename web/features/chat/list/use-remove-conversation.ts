import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { ConversationId } from "#contract/ids.ts";
import { onToastChange, showToast, toastState } from "#ui/overlay/show-toast.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { seenUpTo } from "#web/features/chat/conversation/conversation-state.ts";
import { forgetOpened } from "./last-opened.ts";
import { removals } from "./pending-removals.ts";
import { chatsKey, conversationKey, messagePricesKey } from "#web/features/chat/queries.ts";

/**
 * Removes a conversation: from the list at once, on the server when the time to undo it is over or
 * the page is left. What arrived after she last looked stays. If that fails an alert says why and the
 * list is read anew (specification, section 4).
 */
export function useRemoveConversation(): (id: ConversationId) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const t = useTranslations("chat.remove");
  const errorText = useErrorText();

  return async (id) => {
    const open = queryClient.getQueryData(conversationKey(id));
    const seen = open?.is === "open" ? { up_to: seenUpTo(open) } : {};
    removals.begin(id);
    forgetOpened();
    void navigate(paths.chats(), { replace: true });
    const undo = () => {
      removals.end(id);
      void navigate(paths.chat(id));
    };
    showToast({ text: t("done"), action: { text: t("undo"), onAction: undo } });
    await toastEndsOrPageIsLeft();
    if (!removals.has(id)) return;
    try {
      await api("DELETE /api/chat.php", { body: { conversation: id, ...seen } });
      queryClient.setQueryData(chatsKey, (chats) =>
        chats?.filter((chat) => chat.conversation.id !== id),
      );
      queryClient.removeQueries({ queryKey: conversationKey(id) });
      queryClient.removeQueries({ queryKey: messagePricesKey });
    } catch (error) {
      window.alert(errorText(error));
    } finally {
      removals.end(id);
      void queryClient.invalidateQueries({ queryKey: chatsKey });
      void queryClient.invalidateQueries({ queryKey: ["counts"] });
    }
  };
}

function toastEndsOrPageIsLeft(): Promise<void> {
  const id = toastState().toast?.id;
  return new Promise((over) => {
    const end = () => {
      stop();
      removeEventListener("pagehide", end);
      over();
    };
    const stop = onToastChange(() => {
      if (toastState().toast?.id !== id) end();
    });
    addEventListener("pagehide", end);
  });
}
