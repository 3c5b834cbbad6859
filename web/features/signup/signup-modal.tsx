import { useTranslations } from "use-intl";
import { Modal } from "#ui/overlay/modal.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { SignupButtons } from "./signup-buttons.tsx";
import { SignupClosed } from "./signup-closed.tsx";
import { SignupComplete } from "./signup-complete.tsx";
import { SignupProgress } from "./signup-progress.tsx";
import { SignupQuestion } from "./signup-question.tsx";
import { useContinue, useStopSignup } from "./leave-signup.ts";
import { signup, useSignup } from "./use-signup.ts";
import { useSignupFlow } from "./use-signup-flow.ts";

/** Sign-up as a modal. */
export function SignupModal({ open }: { readonly open: boolean }) {
  const t = useTranslations("signup");
  const { step, newAccount, inProgress } = useSignup();
  const flow = useSignupFlow({ requested: step, goTo: signup.goTo });
  const onContinue = useContinue();
  const stop = useStopSignup();
  if (newAccount !== null) {
    return (
      <Modal open={open} onClose={onContinue} closeText={t("close")} label={t("title")}>
        <SignupComplete newAccount={newAccount} heading="h2" onContinue={onContinue} />
      </Modal>
    );
  }
  if (flow.closed) {
    return (
      <Modal open={open} onClose={signup.stop} closeText={t("close")} label={t("title")}>
        <SignupClosed />
      </Modal>
    );
  }
  return (
    <Modal
      open={open}
      onClose={signup.stop}
      closeText={t("close")}
      closable={!inProgress}
      steady
      label={t("title")}
      head={<SignupProgress step={flow.step} />}
      stop={inProgress && <TextButton onClick={stop}>{t("stop")}</TextButton>}
      actions={<SignupButtons flow={flow} />}
    >
      <SignupQuestion flow={flow} heading="h2" />
    </Modal>
  );
}
