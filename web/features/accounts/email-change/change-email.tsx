import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { EmailField } from "#web/features/accounts/email-field.tsx";
import { CurrentPassword } from "#web/features/accounts/current-password.tsx";
import { useApi } from "#web/page-context.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { useFocusOnClose } from "#web/site/use-focus-on-close.ts";
import { useForm } from "#web/site/use-form.ts";
import styles from "./change-email.module.css";

/** Opens the form, which would otherwise share its password field with that of a new password. */
export function ChangeEmail() {
  const t = useTranslations("settings.email");
  const [isOpen, setIsOpen] = useState(false);
  const change = useFocusOnClose<HTMLButtonElement>(isOpen);
  if (isOpen) return <EmailForm onCancel={() => setIsOpen(false)} />;
  return (
    <>
      <TextButton ref={change} onClick={() => setIsOpen(true)}>
        {t("change")}
      </TextButton>
      <NoScriptNote />
    </>
  );
}

/** Requests a link to a new address; the address changes once the member uses it. */
function EmailForm({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslations("settings.email");
  const api = useApi();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const send = async () => {
    await api("PUT /api/account/email", { body: { email, password } });
    return email.trim();
  };
  const {
    submit,
    isPending,
    error,
    data: sentTo,
  } = useForm(send, {
    onSuccess: () => {
      setEmail("");
      setPassword("");
    },
  });
  const suggest = async (typed: string) =>
    (await api("POST /api/account/email-suggestion", { body: { email: typed } })).suggestion;
  const form = useRef<HTMLFormElement>(null);
  // The form replaced the pressed button, so focus moves into it.
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  const wrong = (name: "email" | "password") => fieldMessage(error, name);
  return (
    <form ref={form} className={styles.form} method="dialog" onSubmit={submit} noValidate>
      {error !== null && !wrong("email") && !wrong("password") && <ErrorNote error={error} />}
      <EmailField
        label={t("new")}
        required
        value={email}
        onType={setEmail}
        suggest={suggest}
        suggestionText={(suggestion) => t("suggestion", { email: suggestion })}
        error={wrong("email")}
      />
      <CurrentPassword
        label={t("password")}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wrong("password")}
      />
      <Button type="submit" variant="quiet" size="big" busy={isPending} busyText={t("busy")}>
        {t("submit")}
      </Button>
      {sentTo === undefined && <TextButton onClick={onCancel}>{t("cancel")}</TextButton>}
      <p role="status" className={styles.sent}>
        {sentTo !== undefined && t("sent", { email: sentTo })}
      </p>
    </form>
  );
}
