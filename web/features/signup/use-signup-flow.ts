import { useEffect, useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { fieldMessage, fieldErrorCode, errorCode } from "#web/api/api.ts";
import { useSettings } from "#web/site/use-site.ts";
import { userKey } from "#web/site/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { useVisitorCountry } from "#web/site/use-visitor-country.ts";
import { LAST_STEP, reachableStep, steps } from "./answers.ts";
import type { Answers } from "./answers.ts";
import type { FieldName, StepProps } from "./steps/step-props.ts";
import { fieldsOf, checkBody, signupBody } from "./to-wire.ts";
import { signup, useSignup } from "./use-signup.ts";

/** The requested step and how to change it: in the address for the page, in the store for the modal. */
export interface Place {
  readonly requested: number;
  readonly goTo: (step: number) => void;
}

export interface SignupFlow {
  readonly step: number;
  readonly formId: string;
  readonly fields: StepProps;
  /** The error of the last submission, if any. */
  readonly error: unknown;
  /** The same error if it concerns no field of this step. */
  readonly otherError: unknown;
  readonly busy: boolean;
  /** Whether the site is invitation-only. */
  readonly closed: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly back: () => void;
}

/** The rejected answers; their errors stay until those answers change. */
interface FailedStep {
  readonly step: number;
  readonly error: unknown;
  readonly answers: Answers;
  readonly password: string;
}

/** Runs the steps in order; the server checks each before the next is shown. */
export function useSignupFlow({ requested, goTo }: Place): SignupFlow {
  const formId = useId();
  const { answers, password, read } = useAnswers();
  const settings = useSettings();
  const sendStep = useSendStep();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<FailedStep | null>(null);
  // The server does not have the answers, so it trusts the step in the address.
  const step = read
    ? reachableStep(answers, requested)
    : Math.min(Math.max(requested, 0), LAST_STEP);
  const failed = last?.step === step ? last : null;
  const error = failed?.error ?? null;
  const here = useRef(step);
  useEffect(() => void (here.current = step), [step]);

  const send = async () => {
    setBusy(true);
    try {
      await sendStep(step);
      setLast(null);
      // A visitor who went back in the meantime stays there.
      if (step < LAST_STEP && here.current === step) goTo(step + 1);
    } catch (thrown) {
      const blamed = firstInvalidStep(thrown) ?? step;
      setLast({ step: blamed, error: thrown, answers, password });
      if (blamed !== step) goTo(blamed);
    } finally {
      setBusy(false);
    }
  };
  return {
    step,
    formId,
    busy,
    error,
    otherError: firstInvalidStep(error) === undefined ? error : null,
    closed: settings.signups === "closed" || errorCode(error) === "signup_invite_only",
    submit: (event) => {
      event.preventDefault();
      if (!busy) void send();
    },
    back: () => goTo(step - 1),
    fields: {
      answers,
      password,
      change: signup.answer,
      typePassword: signup.typePassword,
      wrong: (field) =>
        failed && answerOf(failed, field) === answerOf({ answers, password }, field)
          ? fieldMessage(error, field)
          : undefined,
      taken: fieldErrorCode(error, "email") === "email_taken",
    },
  };
}

/** The sign-up state; the country is the visitor's until they choose another. */
function useAnswers() {
  const state = useSignup();
  const own = useVisitorCountry();
  return { ...state, answers: { ...state.answers, country: state.answers.country || own } };
}

/** Sends a step to the server. The last step creates the account, the others are only checked. */
function useSendStep(): (step: number) => Promise<void> {
  const { api, queryClient } = usePageContext();
  const typed = useAnswers();
  return async (step) => {
    const name = steps[step] ?? "who";
    if (name !== "account") {
      await api("POST /api/signup/check", { body: checkBody(name, typed) });
      return;
    }
    try {
      const { user } = await api("POST /api/signup", { body: signupBody(typed, typed.requestId) });
      signup.complete({ email: typed.answers.email.trim(), loggedIn: user !== null });
      if (user) queryClient.setQueryData(userKey, user);
    } catch (error) {
      // An earlier attempt with other answers did arrive, so the next attempt is a new sign-up.
      if (errorCode(error) === "signup_id_used") signup.renewId();
      throw error;
    }
  };
}

/** The first step with an invalid field, since the last step sends the whole form. */
function firstInvalidStep(error: unknown): number | undefined {
  const step = steps.findIndex((name) =>
    fieldsOf[name].some((field) => fieldErrorCode(error, field) !== undefined),
  );
  return step < 0 ? undefined : step;
}

function answerOf(
  { answers, password }: Pick<FailedStep, "answers" | "password">,
  field: FieldName,
) {
  if (field === "password") return password;
  return answers[field === "date_of_birth" ? "birthDate" : field];
}
