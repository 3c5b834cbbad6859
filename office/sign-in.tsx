import { useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";
import { usePasskeySupport } from "#web/api/use-passkey-support.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { api, sessionQuery } from "./office-api.ts";
import { useForm } from "./use-form.ts";
import styles from "./office.module.css";

const fields = ["email", "password", "code"] as const;

/** E-mail address, password and code in one form, so that an error reveals nothing about any of them. */
export function SignIn() {
  const t = useTranslations("office.sign_in");
  const queryClient = useQueryClient();
  const form = useForm(fields, async (body) => {
    queryClient.setQueryData(
      sessionQuery.queryKey,
      await api("POST /api/office/session", { body }),
    );
  });
  return (
    <main className={styles.narrow}>
      <h1>{t("title")}</h1>
      <CredentialsForm
        form={form}
        password={{ label: t("password"), autoComplete: "current-password" }}
        code={{ label: t("code"), hint: t("code_hint") }}
        submitText={t("submit")}
      >
        <TextField
          label={t("email")}
          name="email"
          type="email"
          autoComplete="username"
          error={form.fieldError("email")}
        />
      </CredentialsForm>
      <PasskeySignIn />
      <LanguageSelect />
    </main>
  );
}

/** Signs in with a passkey of this device, in place of the whole form. */
function PasskeySignIn() {
  const t = useTranslations("office.sign_in");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function signIn() {
    const { signWithPasskey } = await import("#web/api/passkey-ceremonies.ts");
    const { options } = await api("POST /api/office/session/passkey/options", {});
    const credential = await signWithPasskey(options, { isSuggestion: false });
    if (!credential) return;
    const body = { credential };
    const session = await api("POST /api/office/session/passkey", { body });
    queryClient.setQueryData(sessionQuery.queryKey, session);
  }
  function press() {
    setBusy(true);
    setError(null);
    signIn()
      .catch(setError)
      .finally(() => setBusy(false));
  }
  if (usePasskeySupport() !== true) return null;
  return (
    <>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {errorText(error)}
        </p>
      )}
      <Button variant="quiet" size="big" wide icon={<KeyRound />} busy={busy} onClick={press}>
        {t("passkey")}
      </Button>
    </>
  );
}
