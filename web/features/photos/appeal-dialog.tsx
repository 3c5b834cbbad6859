import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { APPEAL_REMARK_MAX_CHARACTERS } from "#contract/photos/limits.ts";
import styles from "./appeal-dialog.module.css";

interface AppealDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Resolves to whether the appeal was stored. */
  readonly onSend: (remark: string) => Promise<boolean>;
}

/** Says what an appeal leads to, and takes the member's remark. */
export function AppealDialog({ open, onClose, onSend }: AppealDialogProps) {
  const t = useTranslations("photos.appeal");
  const [remark, setRemark] = useState("");
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    if (await onSend(remark)) onClose();
    setBusy(false);
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeText={t("cancel")}
      title={t("title")}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} wide>
            {t("cancel")}
          </Button>
          <Button busy={busy} onClick={() => void send()} wide>
            {t("send")}
          </Button>
        </>
      }
    >
      <div className={styles.appeal}>
        <p>{t("intro")}</p>
        <TextAreaField
          label={t("remark")}
          name="remark"
          rows={4}
          maxLength={APPEAL_REMARK_MAX_CHARACTERS}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
      </div>
    </Modal>
  );
}
