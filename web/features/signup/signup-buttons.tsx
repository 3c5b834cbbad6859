import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { LAST_STEP } from "./answers.ts";
import type { SignupFlow } from "./use-signup-flow.ts";
import styles from "./signup.module.css";

/** Back, which keeps the answers, and Continue. */
export function SignupButtons({ flow }: { flow: SignupFlow }) {
  const t = useTranslations("signup");
  const last = flow.step === LAST_STEP;
  return (
    <>
      {flow.step > 0 && <TextButton onClick={flow.back}>{t("back")}</TextButton>}
      <div className={styles.main}>
        <Button
          type="submit"
          form={flow.formId}
          size="big"
          wide
          busy={flow.busy}
          busyText={last ? t("account.busy") : t("checking")}
        >
          {last ? t("account.submit") : t("next")}
        </Button>
      </div>
    </>
  );
}
