import { useTranslations } from "use-intl";
import { showToast } from "#ui/overlay/show-toast.ts";
import { signup, useSignup } from "./use-signup.ts";

/** Leaves the sign-up; the answers stay stored, as the toast says. */
export function useStopSignup(): () => void {
  const t = useTranslations("signup");
  const { inProgress } = useSignup();
  return () => {
    signup.stop();
    if (inProgress) showToast({ text: t("stopped") });
  };
}
