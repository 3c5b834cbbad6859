import { BellOff, MailX } from "lucide-react";
import { useTranslations } from "use-intl";
import { ConfirmScreen } from "#web/features/activation/confirm-screen.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { invalidate } from "#web/api/query-key.ts";
import { notificationsKey } from "./queries.ts";

/** Ends the mails of the kind that contained the link, without a log-in. */
export function EndMails({ token }: { readonly token: string }) {
  const t = useTranslations("notifications.end");
  const { name: site } = useSettings();
  const { api, queryClient } = usePageContext();
  const end = async () => {
    await api("POST /api/links/:token", { params: { token }, body: {} });
    invalidate(queryClient, notificationsKey);
  };
  return (
    <ConfirmScreen
      icon={<MailX aria-hidden />}
      title={t("title")}
      submitText={t("submit")}
      busyText={t("busy")}
      act={end}
      done={
        <MessageScreen icon={<BellOff aria-hidden />} title={t("doneTitle")} takesFocus>
          <p>{t("done")}</p>
          <LinkButton to={paths.notifications()} size="big" variant="quiet">
            {t("onward")}
          </LinkButton>
        </MessageScreen>
      }
    >
      <p>{t("lead", { site })}</p>
    </ConfirmScreen>
  );
}
