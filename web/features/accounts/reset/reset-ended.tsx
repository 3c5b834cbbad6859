import { MailX } from "lucide-react";
import { useTranslations } from "use-intl";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";

/** The link is missing, unknown, expired, used or replaced by a newer one. */
export function ResetEnded() {
  const t = useTranslations("accounts.reset.ended");
  const title = useTranslations("errors")("link_invalid");
  return (
    <MessageScreen icon={<MailX aria-hidden />} title={title} takesFocus>
      <p>{t("why")}</p>
      <LinkButton to={paths.resetPassword()} size="big">
        {t("again")}
      </LinkButton>
    </MessageScreen>
  );
}
