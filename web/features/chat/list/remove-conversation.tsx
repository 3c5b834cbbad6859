import { useState } from "react";
import type { ReactNode } from "react";
import type { ConversationId } from "#contract/shared/ids.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";

interface RemoveConversationProps {
  readonly id: ConversationId;
  readonly name: string;
  /** Renders the control that opens the confirmation. */
  readonly children: (ask: () => void) => ReactNode;
}

const RemoveConversationModal = lazyDialog(
  async () => (await import("./remove-conversation-modal.tsx")).RemoveConversationModal,
  { areas: ["chat-dialogs"] },
);

/** Asks for confirmation, then removes the conversation with a short time to undo. */
export function RemoveConversation({ id, name, children }: RemoveConversationProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      <RemoveConversationModal id={id} name={name} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
