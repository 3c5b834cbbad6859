import { useState } from "react";
import type { ReactNode } from "react";
import type { ProfileCard } from "#contract/profiles.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";

type Dialog = "block" | "report" | "realPerson";

interface MemberDialogsProps {
  readonly profile: Pick<ProfileCard, "id" | "name">;
  /** The conversation with the member; null if there is none. */
  readonly conversation: ConversationId | null;
  /** Called after the block. */
  readonly onBlocked?: (() => void) | undefined;
  /** Renders the controls that open a dialog. */
  readonly children: (ask: (dialog: Dialog) => void) => ReactNode;
}

const BlockDialog = lazyDialog(async () => (await import("./block-dialog.tsx")).BlockDialog, {
  areas: ["moderation"],
  load: "whenOpened",
});
const ReportDialog = lazyDialog(
  async () => (await import("./cases/report-dialog.tsx")).ReportDialog,
  { areas: ["cases"], load: "whenOpened" },
);

const RealPersonDialog = lazyDialog(
  async () => (await import("./real-person-dialog.tsx")).RealPersonDialog,
  { areas: ["moderation"], load: "whenOpened" },
);

/** Asks once before it blocks or reports a member, and says whether the member is a real person. */
export function MemberDialogs({ children, ...about }: MemberDialogsProps) {
  const [shown, setShown] = useState<Dialog | null>(null);
  const onClose = () => setShown(null);
  return (
    <>
      {children(setShown)}
      <BlockDialog
        {...about}
        open={shown === "block"}
        onClose={onClose}
        onReport={() => setShown("report")}
      />
      <ReportDialog {...about} open={shown === "report"} onClose={onClose} />
      <RealPersonDialog
        {...about}
        open={shown === "realPerson"}
        onClose={onClose}
        onReport={() => setShown("report")}
      />
    </>
  );
}
