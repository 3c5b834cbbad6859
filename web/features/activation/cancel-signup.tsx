import { MailX, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/action/button.tsx";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { LinkButton } from "#web/site/link-button.tsx";
import { clearStoredValues } from "#web/site/stored-value.ts";
import { useSettings } from "#web/site/use-site.ts";
import { MessageScreen } from "./message-screen.tsx";

/** "This was not me": deletes the account that somebody created with the reader's address. */
export function CancelSignup({ token }: { readonly token: string }) {
  const t = useTranslations("activate.cancel");
  const { name: site } = useSettings();
  const { api } = usePageContext();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api("POST /api/signup/cancel", { body: { token } }),
    onSuccess: clearStoredValues,
  });
  if (isSuccess) {
    return (
      <MessageScreen icon={<Trash2 aria-hidden />} title={t("doneTitle")}>
        <p role="status">{t("done", { site })}</p>
        <LinkButton to={paths.home()} size="big" variant="quiet">
          {t("home")}
        </LinkButton>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen icon={<MailX aria-hidden />} title={t("title")}>
      <p>{t("lead", { site })}</p>
      <p>{t("what")}</p>
      <p>{t("retained")}</p>
      <NoScriptNote />
      {error && <ErrorNote error={error} />}
      <Button size="big" busy={isPending} busyText={t("busy")} onClick={() => mutate()}>
        {t("submit")}
      </Button>
      <LinkButton to={`/${token}`} variant="quiet">
        {t("back")}
      </LinkButton>
    </MessageScreen>
  );
}
