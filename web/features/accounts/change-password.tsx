import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { textOf, useForm } from "#web/site/use-form.ts";
import styles from "./change-password.module.css";

/** Changes the password with the current one. The other devices are logged out. */
export function ChangePassword() {
  const t = useTranslations("settings.password");
  const login = useTranslations("accounts.login");
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const { submit, isPending, isSuccess, error } = useForm(
    (typed) =>
      api("PUT /api/account/password", {
        body: {
          password: textOf(typed, "password"),
          new_password: textOf(typed, "new_password"),
          repeat_password: textOf(typed, "repeat_password"),
        },
      }),
    { onSuccess: () => form.current?.reset() },
  );
  const wrong = (field: string) => fieldMessage(error, field);
  const fields = ["password", "new_password", "repeat_password"] as const;
  const isGeneral = error !== null && fields.every((field) => !wrong(field));
  const field = { showText: login("show"), hideText: login("hide"), required: true };
  return (
    <form ref={form} className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <NoScriptNote />
      {isGeneral && <ErrorNote error={error} />}
      <PasswordField
        {...field}
        name="password"
        label={t("old")}
        autoComplete="current-password"
        error={wrong("password")}
      />
      <div>
        <TextLink to={paths.resetPassword()}>{login("forgotten")}</TextLink>
      </div>
      <PasswordField
        {...field}
        name="new_password"
        label={t("new")}
        hint={t("hint")}
        autoComplete="new-password"
        error={wrong("new_password")}
      />
      <PasswordField
        {...field}
        name="repeat_password"
        label={t("repeat")}
        autoComplete="new-password"
        error={wrong("repeat_password")}
      />
      <Button type="submit" size="big" busy={isPending} busyText={t("busy")}>
        {t("submit")}
      </Button>
      <p role="status" className={styles.done}>
        {isSuccess && t("done")}
      </p>
    </form>
  );
}
