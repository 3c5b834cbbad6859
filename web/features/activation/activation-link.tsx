import { MailOpen } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { fieldMessage, errorCode } from "#web/api/api.ts";
import { useEnter } from "#web/features/accounts/use-enter.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { textOf, useForm } from "#web/site/use-form.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { InlineLink } from "#web/site/links/text-link.tsx";
import styles from "./activation-link.module.css";
import { MessageScreen } from "./message-screen.tsx";

interface ActivationLinkProps {
  readonly token: string;
  /** Whether this browser is logged in as the link's member. */
  readonly loggedIn: boolean;
}

/** Whether the form sends the current password or sets a new one. */
type PasswordName = "password" | "new_password";

/**
 * Explains what the link does and confirms the address when the button is pressed. In a browser that
 * is not logged in as the account's member, it first asks for the password, or a new password.
 */
export function ActivationLink({ token, loggedIn }: ActivationLinkProps) {
  const t = useTranslations("activation.link.activation");
  const { name: site } = useSettings();
  const other = useUser();
  const [field, setField] = useState<PasswordName>("password");
  const { submit, isPending, error } = useConfirm(token, field);
  const fieldError = fieldMessage(error, field);
  // The error page that follows explains it.
  const isEnded = errorCode(error) === "link_invalid";
  return (
    <MessageScreen icon={<MailOpen aria-hidden />} title={t("title")}>
      <p>{t("lead", { site })}</p>
      {!loggedIn && other && <p>{t("other", { name: other.profile.name })}</p>}
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <NoScriptNote />
        {error && !isEnded && fieldError === undefined && <ErrorNote error={error} />}
        {!loggedIn && <PasswordQuestion field={field} choose={setField} error={fieldError} />}
        <Button type="submit" size="big" busy={isPending} busyText={t("busy")}>
          {loggedIn ? t("submit") : t("submitAndLogIn")}
        </Button>
      </form>
      <p>
        {t("notMe")} <InlineLink to={paths.notMe(token)}>{t("notMeLink")}</InlineLink>
      </p>
    </MessageScreen>
  );
}

interface PasswordQuestionProps {
  readonly field: PasswordName;
  readonly choose: (field: PasswordName) => void;
  readonly error: string | undefined;
}

function PasswordQuestion({ field, choose, error }: PasswordQuestionProps) {
  const t = useTranslations("activation.link.activation");
  const isNew = field === "new_password";
  return (
    <>
      <PasswordField
        key={field}
        name={field}
        label={isNew ? t("newPassword") : t("password")}
        hint={isNew ? t("newPasswordHint") : t("passwordHint")}
        showText={t("show")}
        hideText={t("hide")}
        autoComplete={isNew ? "new-password" : "current-password"}
        required
        error={error}
      />
      <TextButton
        className={styles.other}
        onClick={() => choose(isNew ? "password" : "new_password")}
      >
        {isNew ? t("usePassword") : t("setPassword")}
      </TextButton>
    </>
  );
}

function useConfirm(token: string, field: PasswordName) {
  const api = useApi();
  const enter = useEnter();
  const navigate = useNavigate();
  const send = (form: FormData) => {
    const body = form.has(field) ? { [field]: textOf(form, field) } : {};
    return api("POST /api/links/:token", { params: { token }, body });
  };
  return useForm(send, {
    onSuccess: ({ user }) => enter(user, paths.activateDone()),
    onError: async (failure) => {
      const ended = errorCode(failure) === "link_invalid";
      if (ended) await navigate(paths.activateError(), { replace: true });
    },
  });
}
