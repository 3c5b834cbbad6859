import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { focusInvalid } from "#ui/form/focus-invalid.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { steps } from "./answers.ts";
import type { StepName } from "./answers.ts";
import { AccountStep } from "./steps/account-step.tsx";
import { BirthDateStep } from "./steps/birth-date-step.tsx";
import { InterestsStep } from "./steps/interests-step.tsx";
import { PlaceStep } from "./steps/place-step.tsx";
import type { StepComponent } from "./steps/step-props.ts";
import { WhoStep } from "./steps/who-step.tsx";
import type { SignupFlow } from "./use-signup-flow.ts";
import styles from "./signup.module.css";

const components: Readonly<Record<StepName, StepComponent>> = {
  who: WhoStep,
  birthDate: BirthDateStep,
  place: PlaceStep,
  interests: InterestsStep,
  account: AccountStep,
};

interface SignupQuestionProps {
  readonly flow: SignupFlow;
  /** `h1` on the page, `h2` in the modal. */
  readonly heading: "h1" | "h2";
}

/** One question with its fields and errors. */
export function SignupQuestion({ flow, heading: Heading }: SignupQuestionProps) {
  const name = steps[flow.step] ?? "who";
  const t = useTranslations(`signup.${name}`);
  const Step = components[name];
  const title = useFocusOnNewStep(flow.step);
  const form = useFocusOnError(flow.error);
  return (
    // With "dialog" the form submits nothing without JavaScript.
    <form
      ref={form}
      id={flow.formId}
      className={styles.question}
      method="dialog"
      noValidate
      onSubmit={flow.submit}
    >
      <div className={styles.words}>
        <Heading ref={title} className={styles.title} tabIndex={-1}>
          {t("title")}
        </Heading>
        <p className={styles.lead}>{t("lead")}</p>
      </div>
      {flow.otherError !== null && <ErrorNote error={flow.otherError} />}
      <Step {...flow.fields} />
    </form>
  );
}

/** Focuses the heading of a new step: screen readers read it, and Tab leads to the first field. */
function useFocusOnNewStep(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return title;
}

/** Focuses the first invalid field after an error, and shows its group with the message. */
function useFocusOnError(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== null) focusInvalid(form.current);
  }, [error]);
  return form;
}
