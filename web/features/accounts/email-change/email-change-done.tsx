import { MailCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";

/** Shown once the address is changed, or changed back. */
export function EmailChangeDone({ kind }: { readonly kind: "done" | "undone" }) {
  const t = useTranslations(`accounts.emailChange.${kind}`);
  const onward = useTranslations("accounts.emailChange")("onward");
  const user = useUser();
  const next = user ? paths.settings("account") : paths.login();
  return (
    <MessageScreen icon={<MailCheck aria-hidden />} title={t("title")}>
      <p>{t("lead")}</p>
      <LinkButton to={kind === "undone" ? paths.home() : next} size="big">
        {onward}
      </LinkButton>
    </MessageScreen>
  );
}
