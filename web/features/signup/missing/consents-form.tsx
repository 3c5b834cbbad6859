import { useTranslations } from "use-intl";
import { orientationTexts } from "#contract/catalogue/attributes.ts";
import type { MissingPart } from "#contract/signup.ts";
import { Button } from "#ui/action/button.tsx";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { NewTabLink } from "#web/features/signup/steps/new-tab-link.tsx";
import { TermsLabel } from "#web/features/signup/steps/terms-label.tsx";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { useForm } from "#web/site/use-form.ts";
import { missingKey } from "./queries.ts";
import styles from "./missing.module.css";

interface ConsentsFormProps {
  readonly missing: readonly MissingPart[];
  /** The form is about to be replaced by what else is missing. */
  readonly onSaved: () => void;
}

/** The consents of sign-up that the account never gave; nothing else is asked before them. */
export function ConsentsForm({ missing, onSaved }: ConsentsFormProps) {
  const t = useTranslations("signup");
  const { api, queryClient } = usePageContext();
  const send = (form: FormData) =>
    api("POST /api/signup/consents", {
      body: { ...(form.has("terms") && { terms: true }), orientation_text: orientationTexts[0] },
    });
  const { submit, isPending, error } = useForm(send, {
    onSuccess: (answer) => {
      queryClient.setQueryData(missingKey, answer.missing);
      onSaved();
    },
  });
  const wrong = fieldMessage(error, "terms");
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <NoScriptNote />
      {error && !wrong && <ErrorNote error={error} />}
      {missing.includes("orientation") && (
        <p>
          {t.rich("who.why", {
            privacy: (text) => <NewTabLink to={paths.privacy()}>{text}</NewTabLink>,
          })}
        </p>
      )}
      {missing.includes("terms") && <Checkbox name="terms" label={<TermsLabel />} error={wrong} />}
      <Button type="submit" variant="primary" size="big" wide busy={isPending}>
        {t("next")}
      </Button>
    </form>
  );
}
