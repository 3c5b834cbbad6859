import { MailOpen } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmptyState } from "#ui/status/state.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { signup } from "./use-signup.ts";

/** Replaces the questions on an invitation-only site. */
export function SignupClosed() {
  const t = useTranslations("signup.closed");
  const { name } = useSettings();
  return (
    <EmptyState
      icon={<MailOpen aria-hidden />}
      title={t("title")}
      action={
        <LinkButton to={paths.login()} variant="quiet" onClick={signup.stop}>
          {t("logIn")}
        </LinkButton>
      }
    >
      {t("why", { site: name })}
    </EmptyState>
  );
}
