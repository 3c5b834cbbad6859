import { useTranslations } from "use-intl";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { usePageContext } from "#web/page-context.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { textOf, useForm } from "#web/site/use-form.ts";
import { PASSKEY_NAME_MAX_CHARACTERS } from "#contract/accounts/limits.ts";
import styles from "./passkeys.module.css";
import { passkeysKey } from "./queries.ts";

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onEnd: () => void;
}

/** Replaces a passkey's row while its name is changed. */
export function RenamePasskey({ passkey: { id, name }, onEnd }: RenamePasskeyProps) {
  const t = useTranslations("settings.passkeys");
  const { api, queryClient } = usePageContext();
  const send = (form: FormData) =>
    api("PUT /api/passkeys/:id", { params: { id }, body: { name: textOf(form, "name") } });
  const { submit, isPending, error } = useForm(send, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysKey });
      onEnd();
    },
  });
  const wrong = fieldMessage(error, "name");
  return (
    <li>
      <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
        {error !== null && !wrong && <ErrorNote error={error} />}
        <TextField
          name="name"
          label={t("name")}
          defaultValue={name}
          maxLength={PASSKEY_NAME_MAX_CHARACTERS}
          required
          error={wrong}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isPending} busyText={t("save")}>
            {t("save")}
          </Button>
          <TextButton onClick={onEnd}>{t("cancel")}</TextButton>
        </div>
      </form>
    </li>
  );
}
