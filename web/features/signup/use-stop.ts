import { useTranslations } from "use-intl";
import { showToast } from "#ui/overlay/show-toast.ts";
import { signup, useSignup } from "./use-signup.ts";

/** The way out: keeps what was typed, and says so. */
export function useStop(): () => void {
  const t = useTranslations("signup");
  const { inProgress } = useSignup();
  return () => {
    signup.stop();
    if (inProgress) showToast({ text: t("stopped") });
  };
}
