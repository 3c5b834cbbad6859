import { useNavigate, useSearchParams } from "react-router";
import { nextAddress, paths } from "#web/paths.ts";
import { signup } from "./use-signup.ts";

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
