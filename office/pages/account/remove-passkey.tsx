import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";

interface RemovePasskeyProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once before it removes a passkey. */
export function RemovePasskey({ name, onClose, onConfirm }: RemovePasskeyProps) {
  const t = useTranslations("office.passkeys");
  return (
    <Modal
      open
      onClose={onClose}
      closeText={t("cancel")}
      title={t("remove_title")}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} wide>
            {t("cancel")}
          </Button>
          <Button variant="danger" onClick={onConfirm} wide>
            {t("remove")}
          </Button>
        </>
      }
    >
      <p>{t("sure", { name })}</p>
    </Modal>
  );
}
