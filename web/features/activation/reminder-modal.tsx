import { MailWarning } from "lucide-react";
import { useTranslations } from "use-intl";
import { Modal } from "#ui/overlay/modal.tsx";
import styles from "./reminder-modal.module.css";
import { ResendActivation } from "./resend-activation.tsx";

/** The activation reminder as a modal: on phones, sign-ups through the API end here. */
export function ReminderModal({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("shell.activation");
  return (
    <Modal open onClose={onClose} closeText={t("close")} title={t("title")}>
      <div className={styles.reminder}>
        <MailWarning aria-hidden />
        <p>{t("reminder")}</p>
        <ResendActivation main />
      </div>
    </Modal>
  );
}
