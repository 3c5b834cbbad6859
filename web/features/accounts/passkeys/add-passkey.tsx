import { useTranslations } from "use-intl";
import type {
  PasskeyRegistration,
  PasskeyRegistrationOptions,
} from "#contract/accounts/passkeys.ts";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Note } from "#ui/text/note.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { CurrentPassword } from "#web/features/accounts/current-password.tsx";
import { usePageContext } from "#web/page-context.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { orReload } from "#web/site/loading/reload-on-failed-chunk.ts";
import { textOf, useForm } from "#web/site/use-form.ts";
import { PASSKEY_NAME_MAX_CHARACTERS } from "#contract/accounts/limits.ts";
import styles from "./passkeys.module.css";
import { passkeysKey } from "./queries.ts";

interface AddPasskeyProps {
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password and a name; then the browser makes the passkey. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const t = useTranslations("settings.passkeys");
  const { submit, isPending, error } = useAddPasskey(onAdded);
  const [wrongName, wrongPassword] = [fieldMessage(error, "name"), fieldMessage(error, "password")];
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      {error instanceof NotMade ? (
        <Note tone="warn">{t(error.why)}</Note>
      ) : (
        error !== null && !wrongName && !wrongPassword && <ErrorNote error={error} />
      )}
      <TextField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        maxLength={PASSKEY_NAME_MAX_CHARACTERS}
        required
        error={wrongName}
      />
      <CurrentPassword label={t("password")} error={wrongPassword} />
      <div className={styles.actions}>
        <Button type="submit" busy={isPending} busyText={t("busy")}>
          {t("add")}
        </Button>
        <TextButton onClick={onCancel}>{t("cancel")}</TextButton>
      </div>
    </form>
  );
}

/** The browser made no passkey, because the member cancelled or the device has one. */
class NotMade extends Error {
  readonly why: "notMade" | "exists";
  constructor(why: "notMade" | "exists") {
    super(why);
    this.why = why;
  }
}

function useAddPasskey(onAdded: () => void) {
  const { api, queryClient } = usePageContext();
  const send = async (form: FormData) => {
    const body = { password: textOf(form, "password") };
    const { options } = await api("POST /api/passkeys/options", { body });
    const credential = await makePasskey(options);
    await api("POST /api/passkeys", { body: { name: textOf(form, "name"), credential } });
  };
  return useForm(send, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysKey });
      onAdded();
    },
  });
}

/** Throws `NotMade`. */
async function makePasskey(options: PasskeyRegistrationOptions): Promise<PasskeyRegistration> {
  const { createPasskey } = await orReload(import("#web/api/passkey-ceremonies.ts"));
  const made = await createPasskey(options);
  if (typeof made === "string") throw new NotMade(made);
  return made;
}
