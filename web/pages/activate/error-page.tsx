import { MailX } from "lucide-react";
import { useTranslations } from "use-intl";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { NextStep } from "#web/features/activation/next-step.tsx";

/** `/activate/error`: why the link failed and how to get a new one. */
export function Page() {
  const t = useTranslations("activation.error");
  const title = useTranslations("errors")("activation_failed");
  return (
    <MessageScreen icon={<MailX aria-hidden />} title={title}>
      <p>{t("why")}</p>
      <p>{t("nothingLost")}</p>
      <NextStep />
    </MessageScreen>
  );
}
