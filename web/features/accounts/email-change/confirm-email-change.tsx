import { MailCheck, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { errorCode, fieldMessage } from "#web/api/api.ts";
import { LinkEnded } from "#web/features/accounts/link-ended.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { usePostForm } from "#web/site/use-form.ts";
import { Note } from "#ui/text/note.tsx";

interface ConfirmProps {
  readonly token: string;
  /** `undo` returns the account to the earlier address. */
  readonly kind: "change" | "undo";
}

/** Asks for confirmation before a mailed link changes anything. */
export function ConfirmEmailChange({ token, kind }: ConfirmProps) {
  const t = useTranslations(`accounts.emailChange.${kind}`);
  const takenBack = useTranslations("accounts.emailChange.undo")("taken");
  const next = kind === "undo" ? paths.mailChangeUndone() : paths.mailChangeDone();
  const api = useApi();
  const { submit, isPending, error } = usePostForm(
    () => api("POST /api/links/:token", { params: { token }, body: {} }),
    // Loads the next page from the server, because the session may have ended.
    { onSuccess: () => window.location.assign(next) },
  );
  const taken = fieldMessage(error, "email");
  if (errorCode(error) === "link_invalid") return <LinkEnded of="emailChange" />;
  const Icon = kind === "undo" ? Undo2 : MailCheck;
  return (
    <MessageScreen icon={<Icon aria-hidden />} title={t("title")}>
      <p>{t("lead")}</p>
      {taken && <Note tone="warn">{kind === "undo" ? takenBack : taken}</Note>}
      {error !== null && !taken && <ErrorNote error={error} />}
      <form method="post" onSubmit={submit}>
        <Button type="submit" size="big" busy={isPending} busyText={t("busy")}>
          {t("submit")}
        </Button>
      </form>
    </MessageScreen>
  );
}
