import { useRef, useState } from "react";
import type { FormEvent, MouseEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { fieldMessage } from "#web/api/api.ts";
import type { User } from "#contract/accounts.ts";
import { CurrentPassword } from "#web/features/accounts/current-password.tsx";
import { LogInWithPasskey } from "#web/features/accounts/passkeys/log-in-with-passkey.tsx";
import { useEnter } from "#web/features/accounts/use-enter.ts";
import { ReadingModal } from "#web/features/reading/reading-modal.tsx";
import { SignupTextLink } from "#web/features/signup/signup-link.tsx";
import { useApi } from "#web/page-context.ts";
import { nextAddress, paths } from "#contract/paths.ts";
import { useFormAnswer } from "#web/site/form-answer.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { ErrorNote } from "#web/site/error-note.tsx";
import { opensElsewhere } from "#web/site/links/link.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { textOf } from "#web/site/use-form.ts";
import styles from "#web/features/accounts/form-page.module.css";

/** Logs in and returns to the page in `next`. */
export function Page() {
  const t = useTranslations("accounts.login");
  const { submit, busy, error, values, enter, setError } = useLogIn();
  const { form, forgotten } = useForgotten();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const passwordWrong = fieldMessage(error, "password");
  const emailWrong = fieldMessage(error, "email");
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      {search.has("reading") && (
        <ReadingModal onClose={() => void navigate(nextAddress(search), { replace: true })} />
      )}
      <h1>{t("title")}</h1>
      <p>{search.has("next") ? t("continue") : t("lead")}</p>
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        {error !== null && !emailWrong && !passwordWrong && <ErrorNote error={error} />}
        <TextField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="username webauthn"
          inputMode="email"
          required
          defaultValue={values["email"]}
          error={emailWrong}
        />
        <CurrentPassword label={t("password")} error={passwordWrong} />
        <Button type="submit" variant="primary" size="big" wide busy={busy} busyText={t("busy")}>
          {t("submit")}
        </Button>
        <LogInWithPasskey onLoggedIn={enter} onError={setError} />
      </form>
      <p>
        <TextLink to={paths.resetPassword()} onClick={forgotten}>
          {t("forgotten")}
        </TextLink>
      </p>
      <p>
        {t("noAccount")} <SignupTextLink>{t("signUp")}</SignupTextLink>
      </p>
    </div>
  );
}

function useLogIn() {
  const api = useApi();
  const open = useEnter();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  // Without JavaScript the form is answered by a page.
  const [answer] = useState(useFormAnswer());
  const [error, setError] = useState<unknown>(answer.error);
  const enter = async (user: User) => {
    setError(null);
    await open(user, nextAddress(search));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { email: textOf(form, "email"), password: textOf(form, "password") };
    setBusy(true);
    try {
      const { user } = await api("POST /api/user.php", { body });
      await enter(user);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void submit(event);
  return { submit: onSubmit, busy, error, values: answer.values, enter, setError };
}

/** Passes the address typed here on to the form for a new password. */
function useForgotten() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const forgotten = (event: MouseEvent) => {
    if (!form.current || opensElsewhere(event)) return;
    event.preventDefault();
    const email = textOf(new FormData(form.current), "email");
    void navigate(paths.resetPassword(), { state: { email } });
  };
  return { form, forgotten };
}
