import { useTranslations } from "use-intl";
import { showToast } from "#ui/overlay/show-toast.ts";
import { signup, useSignup } from "./use-signup.ts";

/** Leaves sign-up; a toast explains that the answers are saved. */
export function useStopSignup(): () => void {
  const t = useTranslations("signup");
  const { inProgress } = useSignup();
  return () => {
    signup.stop();
    if (inProgress) showToast({ text: t("stopped") });
  };
}
