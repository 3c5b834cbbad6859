import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { freeMessages } from "#contract/shared/free-messages.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Note } from "#ui/text/note.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { signup } from "#web/features/signup/use-signup.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { TextLink } from "#web/site/text-link.tsx";
import type { StepProps } from "./step-props.ts";
import { TermsLabel } from "./terms-label.tsx";

/**
 * Step 4: email address and password. The notes on free messages and fictional profiles come first,
 * so that even in a low window they are visible before the button is pressed.
 */
export function AccountStep({ answers, password, change, typePassword, wrong, taken }: StepProps) {
  const t = useTranslations("signup.account");
  const { suggestion, look } = useSuggestion(answers.email);
  const emailWrong = wrong("email");
  const email = useRef<HTMLInputElement>(null);
  const correct = (address: string) => {
    change({ email: address });
    // The pressed button disappears, so move the focus.
    email.current?.focus();
  };
  return (
    <>
      <UpfrontNotes />
      <TextField
        ref={email}
        name="email"
        type="email"
        label={t("email")}
        autoComplete="email"
        inputMode="email"
        value={answers.email}
        onChange={(event) => change({ email: event.target.value })}
        onBlur={look}
        error={emailWrong}
        after={
          <>
            {taken && emailWrong && (
              <TextLink to={paths.login()} onClick={signup.stop}>
                {t("logIn")}
              </TextLink>
            )}
            {suggestion && (
              <TextButton onClick={() => correct(suggestion)}>
                {t("suggestion", { email: suggestion })}
              </TextButton>
            )}
          </>
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

/** Suggests the address probably meant, after the field loses focus. */
function useSuggestion(email: string) {
  const api = useApi();
  const [found, setFound] = useState<{ for: string; suggestion: string | null } | null>(null);
  const look = async () => {
    if (!email.includes("@") || found?.for === email) return;
    try {
      const { suggestion } = await api("POST /api/signup/check", { body: { email } });
      setFound({ for: email, suggestion });
    } catch {
      // The form reports an invalid address when it is submitted.
    }
  };
  return {
    suggestion: found?.for === email ? found.suggestion : null,
    look: () => void look(),
  };
}
