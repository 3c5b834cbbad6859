import { MailX } from "lucide-react";
import { useTranslations } from "use-intl";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";

/** Where another link is requested. */
const again = { reset: paths.resetPassword(), emailChange: paths.settings("account") } as const;

/** The link is missing, unknown, expired, used or replaced by a newer one. */
export function LinkEnded({ of }: { readonly of: keyof typeof again }) {
  const t = useTranslations(`accounts.${of}.ended`);
  const title = useTranslations("errors")("link_invalid");
  return (
    <MessageScreen icon={<MailX aria-hidden />} title={title} takesFocus>
      <p>{t("why")}</p>
      <LinkButton to={again[of]} size="big">
        {t("again")}
      </LinkButton>
    </MessageScreen>
  );
}
