import { FileX2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";

/** The case of this address was purged, or never existed. */
export function MissingCase() {
  const t = useTranslations("cases");
  return (
    <MessageScreen icon={<FileX2 aria-hidden />} title={t("case.missing")}>
      <p>{t("case.missingWhy")}</p>
      <LinkButton to={paths.complaints()} size="big">
        {t("title")}
      </LinkButton>
    </MessageScreen>
  );
}
