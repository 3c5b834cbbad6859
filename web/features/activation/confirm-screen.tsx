import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#ui/action/button.tsx";
import { errorCode } from "#web/api/api.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { MessageScreen } from "./message-screen.tsx";

interface ConfirmScreenProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly submitText: string;
  readonly busyText: string;
  /** Whether the button deletes for good; it is then tinted instead of filled. */
  readonly isDeletion?: boolean;
  readonly act: () => Promise<unknown>;
  /** Replaces this screen once the action succeeded. */
  readonly done: ReactNode;
  /** Replaces this screen if the link stopped working meanwhile; by default an error is shown. */
  readonly ended?: ReactNode;
  /** The link to go back, below the button. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a mailed link that does a single thing, once its button is pressed. */
export function ConfirmScreen({
  icon,
  title,
  isDeletion = false,
  act,
  done,
  ended,
  back,
  ...rest
}: ConfirmScreenProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: act });
  if (isSuccess) return done;
  if (ended && errorCode(error) === "link_invalid") return ended;
  return (
    <MessageScreen icon={icon} title={title}>
      {rest.children}
      <NoScriptNote />
      {error && <ErrorNote error={error} />}
      <Button
        variant={isDeletion ? "danger" : "primary"}
        size="big"
        busy={isPending}
        busyText={rest.busyText}
        onClick={() => mutate()}
      >
        {rest.submitText}
      </Button>
      {back}
    </MessageScreen>
  );
}
