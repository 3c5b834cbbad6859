import type { ComponentProps, FormEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import styles from "./office.module.css";

interface CredentialsFormProps {
  /** What `useForm` returns. */
  readonly form: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    readonly busy: boolean;
    readonly fieldError: (name: "password" | "code") => string | undefined;
    readonly formError: string | null;
  };
  readonly password: Pick<ComponentProps<typeof PasswordField>, "label" | "autoComplete">;
  readonly code: Pick<ComponentProps<typeof TextField>, "label" | "hint" | "inputMode">;
  readonly submitText: string;
  /** The field above the password. */
  readonly children: ReactNode;
}

/** The form of signing in and of an invitation: a password and a one-time code. */
export function CredentialsForm({
  form: { submit, busy, fieldError, formError },
  password,
  code,
  submitText,
  children,
}: CredentialsFormProps) {
  const t = useTranslations("office.sign_in");
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      {children}
      <PasswordField
        {...password}
        name="password"
        showText={t("show")}
        hideText={t("hide")}
        error={fieldError("password")}
      />
      <TextField
        {...code}
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
        {submitText}
      </Button>
    </form>
  );
}
