import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";

interface RemovePasskeyProps {
  readonly open: boolean;
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once before it removes a passkey. */
export function RemovePasskey({ open, name, onClose, onConfirm }: RemovePasskeyProps) {
  const t = useTranslations("settings.passkeys");
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeText={t("cancel")}
      title={t("removeTitle")}
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
