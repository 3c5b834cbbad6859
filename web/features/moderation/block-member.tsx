import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import type { ProfileCard } from "#contract/profiles.ts";
import { usePageContext } from "#web/page-context.ts";
import { lazyWithTexts } from "#web/texts/with-texts.tsx";

interface BlockMemberProps {
  readonly profile: Pick<ProfileCard, "id" | "name">;
  /** Called after the block. */
  readonly onBlocked?: (() => void) | undefined;
  /** Renders the control that opens the question. */
  readonly children: (ask: () => void) => ReactNode;
}

const loadDialog = async () => (await import("./block-dialog.tsx")).BlockDialog;

/** Asks once before it blocks a member. The question's code and texts load when it first opens. */
export function BlockMember({ profile, onBlocked, children }: BlockMemberProps) {
  const { locale } = usePageContext();
  const [BlockDialog] = useState(() => lazyWithTexts(locale, ["moderation"], loadDialog));
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      {children(() => setOpen(true))}
      {open !== null && (
        <Suspense fallback={null}>
          <BlockDialog
            profile={profile}
            open={open}
            onClose={() => setOpen(false)}
            onBlocked={onBlocked}
          />
        </Suspense>
      )}
    </>
  );
}
