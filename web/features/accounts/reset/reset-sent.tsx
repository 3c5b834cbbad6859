import { MailCheck } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { emailOf } from "./request-reset.tsx";

/**
 * Shown for every address that was accepted. On a site with neutral answers the mail may also say
 * that the address has no account, so these words fit both.
 */
export function ResetSent() {
  const t = useTranslations("accounts.reset.sent");
  const email = emailOf(useLocation().state);
  return (
    <MessageScreen icon={<MailCheck aria-hidden />} title={t("title")} takesFocus>
      <p>
        {email
          ? t.rich("lead", { email, address: (words) => <strong>{words}</strong> })
          : t("leadUnnamed")}
      </p>
      <p>{t("how")}</p>
      <p>{t("spam")}</p>
      <LinkButton to={paths.resetPassword()} state={{ email }} variant="quiet">
        {t("again")}
      </LinkButton>
    </MessageScreen>
  );
}
