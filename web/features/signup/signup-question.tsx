import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
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
  /** The page's own headline, or one inside a modal. */
  readonly heading: "h1" | "h2";
}

/** One question: what it asks, the fields, and what was wrong with the answer. */
export function SignupQuestion({ flow, heading: Heading }: SignupQuestionProps) {
  const name = steps[flow.step] ?? "who";
  const t = useTranslations(`signup.${name}`);
  const Step = components[name];
  const title = useFocusOnNewStep(flow.step);
  const form = useFocusOnError(flow.error);
  return (
    // "dialog": without JavaScript the form sends nothing.
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

/** After a step the focus is on its headline: it is read out, and Tab leads to the first field. */
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

/** After an error the focus is in the first field that it names. */
function useFocusOnError(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === null) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]")?.focus();
  }, [error]);
  return form;
}
