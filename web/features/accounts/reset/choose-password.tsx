import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { errorCode, fieldMessage } from "#web/api/api.ts";
import { LinkEnded } from "#web/features/accounts/link-ended.tsx";
import { useEnter } from "#web/features/accounts/use-enter.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { textOf, usePostForm } from "#web/site/use-form.ts";
import styles from "#web/features/accounts/form-page.module.css";

/** Sets a new password with a mailed link, and logs in. */
export function ChoosePassword({ token }: { readonly token: string }) {
  const t = useTranslations("accounts.reset.choose");
  const login = useTranslations("accounts.login");
  const { submit, isPending, error } = useChoosePassword(token);
  if (errorCode(error) === "link_invalid") return <LinkEnded of="reset" />;
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
  const api = useApi();
  const enter = useEnter();
  const send = (form: FormData) =>
    api("POST /api/links/:token", {
      params: { token },
      body: {
        new_password: textOf(form, "new_password"),
        repeat_password: textOf(form, "repeat_password"),
      },
    });
  return usePostForm(send, { onSuccess: ({ user }) => enter(user, paths.resetPasswordDone()) });
}
