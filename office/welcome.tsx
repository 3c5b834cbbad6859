import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";
import { LanguageSelect } from "./language-select.tsx";
import { api } from "./office-api.ts";
import { useForm } from "./use-form.ts";
import styles from "./office.module.css";

const fields = ["password", "code"] as const;

/** The page of an invitation. Its token is in the fragment, which stays in the browser. */
export function Welcome() {
  const t = useTranslations("office.welcome");
  const errorText = useErrorText();
  const [token] = useState(() => window.location.hash.slice(1));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => api("POST /api/office/invitation", { body: { token } }),
    enabled: token !== "",
    staleTime: Infinity,
  });
  if (codes) return <RecoveryCodes codes={codes} />;
  const problem =
    token === "" ? t("no_link") : invitation.isError ? errorText(invitation.error) : null;
  if (problem) {
    return (
      <main className={styles.narrow}>
        <p role="alert">{problem}</p>
        <LanguageSelect />
      </main>
    );
  }
  if (!invitation.data) return null;
  return <Invitation token={token} invitation={invitation.data} onAccepted={setCodes} />;
}

interface InvitationProps {
  readonly token: string;
  readonly invitation: { readonly name: string; readonly email: string } & TotpSecret;
  readonly onAccepted: (codes: readonly string[]) => void;
}

interface TotpSecret {
  readonly secret: string;
  readonly uri: string;
}

function Invitation({ token, invitation, onAccepted }: InvitationProps) {
  const t = useTranslations("office.welcome");
  const signIn = useTranslations("office.sign_in");
  const { submit, busy, fieldError, formError } = useForm(fields, async (values) => {
    const body = { token, ...values };
    onAccepted((await api("POST /api/office/invitation/accept", { body })).recovery_codes);
  });
  const { name, email, secret, uri } = invitation;
  return (
    <main className={styles.narrow}>
      <h1>{t("title", { name })}</h1>
      <p>{t("lead")}</p>
      <dl className={styles.secret}>
        <dt>{t("secret")}</dt>
        <dd>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</dd>
      </dl>
      <a href={uri} className={buttonClass({ variant: "quiet" })}>
        {t("open_app")}
      </a>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t("password")}
          name="password"
          autoComplete="new-password"
          showText={signIn("show")}
          hideText={signIn("hide")}
          error={fieldError("password")}
        />
        <TextField
          label={t("code")}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
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

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations("office.welcome");
  return (
    <main className={styles.narrow}>
      <h1>{t("recovery_title")}</h1>
      <p>{t("recovery_lead")}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button size="big" wide onClick={() => window.location.replace("/")}>
        {t("continue")}
      </Button>
    </main>
  );
}
