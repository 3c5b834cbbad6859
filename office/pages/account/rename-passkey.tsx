import { useTranslations } from "use-intl";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import frame from "#office/office.module.css";
import { api } from "#office/office-api.ts";
import { useForm } from "#office/use-form.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { PASSKEY_NAME_MAX_CHARACTERS } from "#contract/accounts/limits.ts";

const fields = ["name"] as const;

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onRenamed: () => void;
}

/** Asks for a passkey's new name. */
export function RenamePasskey({ passkey: { id, name }, onClose, onRenamed }: RenamePasskeyProps) {
  const t = useTranslations("office.passkeys");
  const { submit, busy, fieldError, formError } = useForm(fields, async (body) => {
    await api("PUT /api/office/passkeys/:id", { params: { id }, body });
    onRenamed();
  });
  return (
    <Modal open onClose={onClose} closeText={t("cancel")} title={t("rename")}>
      <form onSubmit={(event) => void submit(event)} noValidate className={frame.form}>
        <TextField
          label={t("name")}
          name="name"
          autoComplete="off"
          defaultValue={name}
          maxLength={PASSKEY_NAME_MAX_CHARACTERS}
          error={fieldError("name")}
        />
        {formError && (
          <p role="alert" className={frame.error}>
            {formError}
          </p>
        )}
        <Button type="submit" wide busy={busy}>
          {t("save")}
        </Button>
      </form>
    </Modal>
  );
}
