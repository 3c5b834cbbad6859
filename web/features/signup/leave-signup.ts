import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { showToast } from "#ui/overlay/show-toast.ts";
import { nextAddress, paths } from "#contract/paths.ts";
import { signup, useSignup } from "./use-signup.ts";

/**
 * Leaves a completed sign-up for the page the visitor came from. Otherwise a new member sees members
 * who fit, and a visitor whose account is only confirmed by mail sees search.
 */
export function useContinue(): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { newAccount } = useSignup();
  const onward = newAccount?.loggedIn ? paths.signupMatches() : paths.members();
  const leave = async () => {
    signup.stop();
    await navigate(search.has("next") ? nextAddress(search) : onward);
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
