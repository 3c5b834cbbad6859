import { useState } from "react";
import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { readField } from "#office/read-field.ts";
import { Button } from "#ui/action/button.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { STAFF_TEXT_MAX_CHARACTERS } from "#contract/office/limits.ts";
import styles from "./operators.module.css";

interface FlagModalProps {
  readonly open: boolean;
  readonly member: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onFlag: (reason: string) => void;
}

/** Asks why an operator considers the member vulnerable; the supervisor reads it. */
export function FlagModal({ open, member, busy, onClose, onFlag }: FlagModalProps) {
  const t = useTranslations("office.conversations");
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = readField(event.currentTarget, "reason");
    setMissing(reason === "");
    if (reason !== "") onFlag(reason);
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeText={t("close")}
      title={t("flag_title", { name: member })}
    >
      <form onSubmit={submit} className={styles.card}>
        <p>{t("flag_lead")}</p>
        <TextAreaField
          name="reason"
          label={t("flag_reason")}
          hint={t("note_hint")}
          rows={4}
          maxLength={STAFF_TEXT_MAX_CHARACTERS}
          error={missing && t("flag_missing")}
        />
        <Button type="submit" busy={busy}>
          {t("flag_submit")}
        </Button>
      </form>
    </Modal>
  );
}
