import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import type { CallOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import { Button } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { TextLink } from "#web/site/text-link.tsx";
import styles from "./change-password.module.css";

/** Changes the password with the current one. The other devices are logged out. */
export function ChangePassword() {
  const t = useTranslations("settings.password");
  const login = useTranslations("accounts.login");
  const { form, submit, isPending, isSuccess, error } = useChangePassword();
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

type Passwords = CallOf<Endpoints["PUT /api/account/password"]>["body"];

function useChangePassword() {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: Passwords) => api("PUT /api/account/password", { body }),
    onSuccess: () => form.current?.reset(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = typed.get(name);
      return typeof value === "string" ? value : "";
    };
    if (isPending) return;
    mutate({
      password: textOf("password"),
      new_password: textOf("new_password"),
      repeat_password: textOf("repeat_password"),
    });
  };
  return { form, submit, isPending, isSuccess, error };
}
