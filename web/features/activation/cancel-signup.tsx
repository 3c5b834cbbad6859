import { MailX, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { clearStoredValues } from "#web/site/stored-value.ts";
import { useSettings } from "#web/site/use-site.ts";
import { ConfirmScreen } from "./confirm-screen.tsx";
import { MessageScreen } from "./message-screen.tsx";

/** "This was not me": deletes the account that somebody created with the reader's address. */
export function CancelSignup({ token }: { readonly token: string }) {
  const t = useTranslations("activation.cancel");
  const { name: site } = useSettings();
  const api = useApi();
  const cancel = async () => {
    await api("POST /api/signup/cancel", { body: { token } });
    clearStoredValues();
  };
  return (
    <ConfirmScreen
      icon={<MailX aria-hidden />}
      title={t("title")}
      submitText={t("submit")}
      busyText={t("busy")}
      isDeletion
      act={cancel}
      done={
        <MessageScreen icon={<Trash2 aria-hidden />} title={t("doneTitle")} takesFocus>
          <p>{t("done", { site })}</p>
          <LinkButton to={paths.home()} size="big" variant="quiet">
            {t("home")}
          </LinkButton>
        </MessageScreen>
      }
      back={
        <LinkButton to={`/${token}`} size="big" variant="quiet">
          {t("back")}
        </LinkButton>
      }
    >
      <p>{t("lead", { site })}</p>
      <p>{t("what")}</p>
      <p>{t("retained")}</p>
    </ConfirmScreen>
  );
}
