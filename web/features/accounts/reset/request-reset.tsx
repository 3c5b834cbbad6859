import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { textOf, usePostForm } from "#web/site/use-form.ts";
import { useUser } from "#web/site/use-site.ts";
import styles from "#web/features/accounts/form-page.module.css";

/** Asks for the address that gets a link for a new password. */
export function RequestReset() {
  const t = useTranslations("accounts.reset.request");
  const { submit, isPending, error, email } = useRequestReset();
  const isMember = useUser() !== null;
  const emailWrong = fieldMessage(error, "email");
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <h1 className={styles.title}>{t("title")}</h1>
      <p>{t("lead")}</p>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {error !== null && !emailWrong && <ErrorNote error={error} />}
        <TextField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="username"
          inputMode="email"
          required
          defaultValue={email}
          error={emailWrong}
        />
        <Button
          type="submit"
          variant="primary"
          size="big"
          wide
          busy={isPending}
          busyText={t("busy")}
        >
          {t("submit")}
        </Button>
      </form>
      {!isMember && (
        <p>
          <TextLink to={paths.login()}>{t("back")}</TextLink>
        </p>
      )}
    </div>
  );
}

function useRequestReset() {
  const api = useApi();
  const navigate = useNavigate();
  // The log-in form passes on the address typed there.
  const typed = emailOf(useLocation().state);
  const send = async (form: FormData) => {
    const email = textOf(form, "email").trim();
    await api("POST /api/account/password-reset", { body: { email } });
    return email;
  };
  const { values, ...form } = usePostForm(send, {
    onSuccess: (email) => navigate(paths.resetPasswordSent(), { state: { email } }),
  });
  return { ...form, email: values["email"] ?? typed };
}

/** The address in the state of an entry of the browser's history. */
export function emailOf(state: unknown): string | undefined {
  const { email } = fieldsOf(state);
  return typeof email === "string" && email !== "" ? email : undefined;
}
