import { KeyRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";

/** Shown once the member has a new password and is logged in with it. */
export function ResetDone() {
  const t = useTranslations("accounts.reset.done");
  return (
    <MessageScreen icon={<KeyRound aria-hidden />} title={t("title")} takesFocus>
      <p>{t("lead")}</p>
      <LinkButton to={paths.home()} size="big">
        {t("onward")}
      </LinkButton>
    </MessageScreen>
  );
}
