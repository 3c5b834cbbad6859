import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { showToast } from "#ui/overlay/show-toast.ts";
import { nextAddress, paths } from "#web/paths.ts";
import { signup, useSignup } from "./use-signup.ts";

/** Leaves a completed sign-up for the page the visitor came from, or for search. */
export function useContinue(): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const leave = async () => {
    signup.stop();
    await navigate(search.has("next") ? nextAddress(search) : paths.members());
    signup.resetIfComplete();
  };
  return () => void leave();
}

/** Leaves sign-up; a toast explains that the answers are saved. */
export function useStopSignup(): () => void {
  const t = useTranslations("signup");
  const { inProgress } = useSignup();
  return () => {
    signup.stop();
    if (inProgress) showToast({ text: t("stopped") });
  };
}
