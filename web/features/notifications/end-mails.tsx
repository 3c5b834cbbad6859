import { useMutation } from "@tanstack/react-query";
import { BellOff, MailX } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { LinkButton } from "#web/site/link-button.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { invalidate } from "#web/api/query-key.ts";
import { notificationsKey } from "./queries.ts";

/** Ends the mails of the kind that contained the link, without a log-in. */
export function EndMails({ token }: { readonly token: string }) {
  const t = useTranslations("notifications.end");
  const { name: site } = useSettings();
  const { api, queryClient } = usePageContext();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api("POST /api/links/:token", { params: { token }, body: {} }),
    onSuccess: () => invalidate(queryClient, notificationsKey),
  });
  if (isSuccess) {
    return (
      <MessageScreen icon={<BellOff aria-hidden />} title={t("doneTitle")} takesFocus>
        <p>{t("done")}</p>
        <LinkButton to={paths.notifications()} size="big" variant="quiet">
          {t("onward")}
        </LinkButton>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen icon={<MailX aria-hidden />} title={t("title")}>
      <p>{t("lead", { site })}</p>
      <NoScriptNote />
      {error && <ErrorNote error={error} />}
      <Button size="big" busy={isPending} busyText={t("busy")} onClick={() => mutate()}>
        {t("submit")}
      </Button>
    </MessageScreen>
  );
}
