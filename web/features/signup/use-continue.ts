import { useNavigate, useSearchParams } from "react-router";
import { nextAddress, paths } from "#web/paths.ts";
import { signup } from "./use-signup.ts";

/** Leads from the finished sign-up to the page the visitor came from, else to the search. */
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
