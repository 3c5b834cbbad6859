import { useTranslations } from "use-intl";
import { freeMessages } from "#contract/shared/free-messages.ts";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { Note } from "#ui/text/note.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { EmailField } from "#web/features/accounts/email-field.tsx";
import { signup } from "#web/features/signup/use-signup.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import type { StepProps } from "./step-props.ts";
import { TermsLabel } from "./terms-label.tsx";

/**
 * Step 4: email address and password. The notes on free messages and fictional profiles come first,
 * so that even in a low window they are visible before the button is pressed.
 */
export function AccountStep({ answers, password, change, typePassword, wrong, taken }: StepProps) {
  const t = useTranslations("signup.account");
  const api = useApi();
  const emailWrong = wrong("email");
  const suggest = async (email: string) =>
    (await api("POST /api/signup/check", { body: { email } })).suggestion;
  return (
    <>
      <UpfrontNotes />
      <EmailField
        label={t("email")}
        value={answers.email}
        onType={(email) => change({ email })}
        suggest={suggest}
        suggestionText={(suggestion) => t("suggestion", { email: suggestion })}
        error={emailWrong}
        help={
          taken &&
          emailWrong && (
            <TextLink to={paths.login()} onClick={signup.stop}>
              {t("logIn")}
            </TextLink>
          )
        }
      />
      <PasswordField
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        showText={t("show")}
        hideText={t("hide")}
        autoComplete="new-password"
        value={password}
        onChange={(event) => typePassword(event.target.value)}
        error={wrong("password")}
      />
      <Checkbox
        name="terms"
        label={<TermsLabel />}
        checked={answers.terms}
        onChange={(event) => change({ terms: event.target.checked })}
        error={wrong("terms")}
      />
    </>
  );
}

/** Says how many messages are free and that some profiles are fictional. */
function UpfrontNotes() {
  const t = useTranslations("signup.account");
  const settings = useSettings();
  const { fictional_count, fictional_warning } = settings;
  const messages = freeMessages(settings);
  return (
    <>
      {messages > 0 && <p>{t("free", { messages })}</p>}
      {fictional_count > 0 && (
        <Note tone="fiction">
          {t("fictional", { count: fictional_count, warning: fictional_warning })}
        </Note>
      )}
    </>
  );
}
