import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import type { ProfileCard } from "#contract/profiles.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { usePageContext } from "#web/page-context.ts";
import { lazyWithTexts } from "#web/texts/with-texts.tsx";

type Dialog = "block" | "report";

interface MemberDialogsProps {
  readonly profile: Pick<ProfileCard, "id" | "name">;
  /** The conversation with the member; null if there is none. */
  readonly conversation: ConversationId | null;
  /** Called after the block. */
  readonly onBlocked?: (() => void) | undefined;
  /** Renders the controls that open a dialog. */
  readonly children: (ask: (dialog: Dialog) => void) => ReactNode;
}

const loadBlock = async () => (await import("./block-dialog.tsx")).BlockDialog;
const loadReport = async () => (await import("./report/report-dialog.tsx")).ReportDialog;

/** Asks once before it blocks or reports a member. Code and texts of a dialog load when it opens. */
export function MemberDialogs({ children, ...about }: MemberDialogsProps) {
  const { locale } = usePageContext();
  const [BlockDialog] = useState(() => lazyWithTexts(locale, ["moderation"], loadBlock));
  const [ReportDialog] = useState(() => lazyWithTexts(locale, ["complaints"], loadReport));
  const [shown, setShown] = useState<Dialog | null>(null);
  // A dialog stays until its closing animation has ended.
  const [opened, setOpened] = useState<readonly Dialog[]>([]);
  const ask = (dialog: Dialog) => {
    setOpened((before) => [...before, dialog]);
    setShown(dialog);
  };
  const onClose = () => setShown(null);
  return (
    <>
      {children(ask)}
      {opened.includes("block") && (
        <Suspense fallback={null}>
          <BlockDialog
            {...about}
            open={shown === "block"}
            onClose={onClose}
            onReport={() => ask("report")}
          />
        </Suspense>
      )}
      {opened.includes("report") && (
        <Suspense fallback={null}>
          <ReportDialog {...about} open={shown === "report"} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
