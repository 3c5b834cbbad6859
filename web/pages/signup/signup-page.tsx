import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Note } from "#ui/text/note.tsx";
import { SignupButtons } from "#web/features/signup/signup-buttons.tsx";
import { SignupClosed } from "#web/features/signup/signup-closed.tsx";
import { SignupComplete } from "#web/features/signup/signup-complete.tsx";
import { SignupProgress } from "#web/features/signup/signup-progress.tsx";
import { SignupQuestion } from "#web/features/signup/signup-question.tsx";
import { useContinue, useStopSignup } from "#web/features/signup/leave-signup.ts";
import { signup, useSignup } from "#web/features/signup/use-signup.ts";
import { useSignupFlow } from "#web/features/signup/use-signup-flow.ts";
import type { SignupFlow } from "#web/features/signup/use-signup-flow.ts";
import { paths } from "#contract/paths.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import styles from "./signup-page.module.css";

/** Sign-up as a page: on smartphones, and wherever its address is opened. */
export function Page() {
  const t = useTranslations("signup");
  const flow = useSignupFlow(useStepInAddress());
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <Content flow={flow} />
    </div>
  );
}

function Content({ flow }: { flow: SignupFlow }) {
  const t = useTranslations("signup");
  const { newAccount } = useSignup();
  const onContinue = useContinue();
  if (newAccount)
    return <SignupComplete newAccount={newAccount} heading="h1" onContinue={onContinue} />;
  if (flow.closed) {
    return (
      <>
        <h1 className="visually-hidden">{t("title")}</h1>
        <SignupClosed />
      </>
    );
  }
  return <Question flow={flow} />;
}

function Question({ flow }: { flow: SignupFlow }) {
  const t = useTranslations("signup");
  const stop = useStopSignup();
  return (
    <>
      <noscript>
        <Note tone="warn">{t("noScript")}</Note>
      </noscript>
      <SignupProgress
        step={flow.step}
        stop={
          <TextLink to={paths.home()} onClick={stop}>
            {t("stop")}
          </TextLink>
        }
      />
      <SignupQuestion flow={flow} heading="h1" />
      <div className={styles.actions}>
        <SignupButtons flow={flow} />
      </div>
    </>
  );
}

/** The step in the address (`?step=2`), so that Back goes one step back. A returning visitor resumes. */
function useStepInAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { read, step: kept } = useSignup();
  const next = search.get("next") ?? undefined;
  const inAddress = search.get("step");
  const goTo = (step: number) => {
    signup.goTo(step);
    void navigate(paths.signup(next, step));
  };
  useEffect(() => {
    if (read && inAddress === null && kept > 0) {
      void navigate(paths.signup(next, kept), { replace: true });
    }
    // On arrival only; later, an address without a step means that the visitor went back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [read]);
  return { requested: Number.parseInt(inAddress ?? "0", 10) || 0, goTo };
}
