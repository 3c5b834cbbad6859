import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { errorCode, fieldMessage } from "#web/api/api.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { useFormAnswer } from "#web/site/form-answer.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { userKey } from "#web/site/queries.ts";
import { clearStoredValues } from "#web/site/stored-value.ts";
import { useUser } from "#web/site/use-site.ts";
import { ResetEnded } from "./reset-ended.tsx";
import styles from "./reset.module.css";

/** Sets a new password with a mailed link, and logs in. */
export function ChoosePassword({ token }: { readonly token: string }) {
  const t = useTranslations("accounts.reset.choose");
  const login = useTranslations("accounts.login");
  const { submit, isPending, error } = useChoosePassword(token);
  if (errorCode(error) === "link_invalid") return <ResetEnded />;
  const wrong = fieldMessage(error, "new_password");
  const differs = fieldMessage(error, "repeat_password");
  const field = {
    showText: login("show"),
    hideText: login("hide"),
    autoComplete: "new-password",
    required: true,
  } as const;
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <h1 className={styles.title}>{t("title")}</h1>
      <p>{t("lead")}</p>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {error !== null && !wrong && !differs && <ErrorNote error={error} />}
        <PasswordField
          {...field}
          name="new_password"
          label={t("password")}
          hint={t("hint")}
          error={wrong}
        />
        <PasswordField {...field} name="repeat_password" label={t("repeat")} error={differs} />
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
    </div>
  );
}

function useChoosePassword(token: string) {
  const { api, queryClient, locale } = usePageContext();
  const before = useUser();
  const navigate = useNavigate();
  // Without JavaScript the form is answered by a page.
  const [answer] = useState(useFormAnswer());
  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: (body: { readonly new_password: string; readonly repeat_password: string }) =>
      api("POST /api/links/:token", { params: { token }, body }),
    onSuccess: async ({ user }) => {
      const isSomebodyElse = before !== null && before.profile.id !== user?.profile.id;
      if (isSomebodyElse) clearStoredValues();
      // A full page load switches the language and drops the other member's data.
      if (isSomebodyElse || user?.language !== locale) {
        return window.location.assign(paths.resetPasswordDone());
      }
      queryClient.setQueryData(userKey, user);
      await navigate(paths.resetPasswordDone(), { replace: true });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    if (isPending) return;
    mutate({
      new_password: textOf("new_password"),
      repeat_password: textOf("repeat_password"),
    });
  };
  return { submit, isPending, error: isIdle ? answer.error : error };
}
