import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ConversationId } from "#contract/ids.ts";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { useRemoveConversation } from "./use-remove-conversation.ts";

interface RemoveConversationProps {
  readonly id: ConversationId;
  readonly name: string;
  /** What asks for it. */
  readonly children: (ask: () => void) => ReactNode;
}

/** Asks once, then removes; for a moment it can be undone. */
export function RemoveConversation({ id, name, children }: RemoveConversationProps) {
  const t = useTranslations("chat.remove");
  const [open, setOpen] = useState(false);
  const remove = useRemoveConversation();
  const close = () => setOpen(false);
  return (
    <>
      {children(() => setOpen(true))}
      <Modal
        open={open}
        onClose={close}
        closeText={t("cancel")}
        title={t("title")}
        actions={
          <>
            <Button variant="quiet" onClick={close} wide>
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
    </>
  );
}
