import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { api, sessionQuery } from "./office-api.ts";
import { useForm } from "./use-form.ts";
import styles from "./office.module.css";

const fields = ["email", "password", "code"] as const;

/** E-mail address, password and code in one form, so that an error reveals nothing about any of them. */
export function SignIn() {
  const t = useTranslations("office.sign_in");
  const queryClient = useQueryClient();
  const { submit, busy, fieldError, formError } = useForm(fields, async (body) => {
    queryClient.setQueryData(
      sessionQuery.queryKey,
      await api("POST /api/office/session", { body }),
    );
  });
  return (
    <main className={styles.narrow}>
      <h1>{t("title")}</h1>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <TextField
          label={t("email")}
          name="email"
          type="email"
          autoComplete="username"
          error={fieldError("email")}
        />
        <PasswordField
          label={t("password")}
          name="password"
          autoComplete="current-password"
          showText={t("show")}
          hideText={t("hide")}
          error={fieldError("password")}
        />
        <TextField
          label={t("code")}
          hint={t("code_hint")}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldError("code")}
        />
        {formError && (
          <p role="alert" className={styles.error}>
            {formError}
          </p>
        )}
        <Button type="submit" size="big" wide busy={busy}>
          {t("submit")}
        </Button>
      </form>
      <LanguageSelect />
    </main>
  );
}
