import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { useFormAnswer } from "#web/site/form-answer.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { TextLink } from "#web/site/text-link.tsx";
import { useUser } from "#web/site/use-site.ts";
import styles from "./reset.module.css";

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
  const { api } = usePageContext();
  const navigate = useNavigate();
  // The log-in form passes on the address typed there.
  const typed = emailOf(useLocation().state);
  // Without JavaScript the form is answered by a page.
  const [answer] = useState(useFormAnswer());
  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: (email: string) => api("POST /api/account/password-reset", { body: { email } }),
    onSuccess: (_, email) => navigate(paths.resetPasswordSent(), { state: { email } }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    if (!isPending) mutate(typeof email === "string" ? email.trim() : "");
  };
  return {
    submit,
    isPending,
    error: isIdle ? answer.error : error,
    email: answer.values["email"] ?? typed,
  };
}

/** The address in the state of an entry of the browser's history. */
export function emailOf(state: unknown): string | undefined {
  const { email } = fieldsOf(state);
  return typeof email === "string" && email !== "" ? email : undefined;
}
