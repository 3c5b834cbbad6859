import { MailWarning } from "lucide-react";
import { useTranslations } from "use-intl";
import { Note } from "#ui/text/note.tsx";
import { ResendActivation } from "./resend-activation.tsx";

/** Asks the member to confirm the email address until they have. */
export function ConfirmEmailBox() {
  const t = useTranslations("shell.activation");
  return (
    <Note tone="warn" icon={<MailWarning aria-hidden />}>
      <p>{t("reminder")}</p>
      <ResendActivation />
    </Note>
  );
}
