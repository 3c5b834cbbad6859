import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Note } from "#ui/note.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { Link } from "react-router";
import { SignupButtons } from "#web/features/signup/signup-buttons.tsx";
import { SignupClosed } from "#web/features/signup/signup-closed.tsx";
import { SignupComplete } from "#web/features/signup/signup-complete.tsx";
import { SignupProgress } from "#web/features/signup/signup-progress.tsx";
import { SignupQuestion } from "#web/features/signup/signup-question.tsx";
import { useOnward } from "#web/features/signup/use-onward.ts";
import { signup, useSignup } from "#web/features/signup/use-signup.ts";
import { useSignupFlow } from "#web/features/signup/use-signup-flow.ts";
import { paths } from "#web/paths.ts";
import { PageTitle } from "#web/shell/page-title.tsx";
import styles from "./signup-page.module.css";

/** Sign-up as a page: on smartphones, and wherever its address is opened. */
export function Page() {
  const t = useTranslations("signup");
  const flow = useSignupFlow(useStepInAddress());
  const { madeFor } = useSignup();
  const onward = useOnward();
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      {madeFor !== null && <SignupComplete email={madeFor} heading="h1" onward={onward} />}
      {madeFor === null && flow.closed && <SignupClosed />}
      {madeFor === null && !flow.closed && (
        <>
          <noscript>
            <Note tone="warn">{t("noScript")}</Note>
          </noscript>
          <div className={styles.head}>
            <SignupProgress step={flow.step} />
            <Link to={paths.home()} className={textLinkClass} onClick={signup.stop}>
              {t("stop")}
            </Link>
          </div>
          <SignupQuestion flow={flow} heading="h1" />
          <div className={styles.actions}>
            <SignupButtons flow={flow} />
          </div>
        </>
      )}
    </div>
  );
}

/** `?step=2`, so that the browser's Back is a step back. Whoever comes anew goes on where she was. */
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
    // Only on arrival: going back to the first step is no arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [read]);
  return { wanted: Number.parseInt(inAddress ?? "0", 10) || 0, goTo };
}
