import { useState } from "react";
import { useTranslations } from "use-intl";
import frame from "#office/office.module.css";
import { api } from "#office/office-api.ts";
import { useForm } from "#office/use-form.ts";
import { Button } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { PASSKEY_NAME_MAX_CHARACTERS } from "#contract/accounts/limits.ts";

const fields = ["name", "password", "code"] as const;

interface AddPasskeyProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Asks for a name, the password and a new code; then the device makes the passkey. */
export function AddPasskey({ onClose, onAdded }: AddPasskeyProps) {
  const t = useTranslations("office.passkeys");
  const show = useTranslations("office.sign_in");
  const [notMade, setNotMade] = useState<string | null>(null);
  const { submit, busy, fieldError, formError } = useForm(fields, async (values) => {
    const { name, ...proof } = values;
    setNotMade(null);
    const { options } = await api("POST /api/office/passkeys/options", { body: proof });
    const { createPasskey } = await import("#web/api/passkey-ceremonies.ts");
    const credential = await createPasskey(options);
    if (typeof credential === "string") {
      setNotMade(t(credential === "exists" ? "exists" : "not_made"));
      return;
    }
    await api("POST /api/office/passkeys", { body: { name, credential } });
    onAdded();
  });
  const problem = notMade ?? formError;
  return (
    <Modal open onClose={onClose} closeText={t("cancel")} title={t("add")}>
      <form onSubmit={(event) => void submit(event)} noValidate className={frame.form}>
        <TextField
          label={t("name")}
          hint={t("name_hint")}
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_CHARACTERS}
          error={fieldError("name")}
        />
        <PasswordField
          label={t("password")}
          name="password"
          autoComplete="current-password"
          showText={show("show")}
          hideText={show("hide")}
          error={fieldError("password")}
        />
        <TextField
          label={t("code")}
          hint={t("code_hint")}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          error={fieldError("code")}
        />
        {problem !== null && (
          <p role="alert" className={frame.error}>
            {problem}
          </p>
        )}
        <Button type="submit" wide busy={busy} busyText={t("busy")}>
          {t("add")}
        </Button>
      </form>
    </Modal>
  );
}
