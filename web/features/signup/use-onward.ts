import { useNavigate, useSearchParams } from "react-router";
import { nextAddress, paths } from "#web/paths.ts";
import { signup } from "./use-signup.ts";

/** From the finished sign-up to where the new member wanted to be, else to the search. */
export function useOnward(): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const leave = async () => {
    signup.stop();
    await navigate(search.has("next") ? nextAddress(search) : paths.members());
    signup.leaveMade();
  };
  return () => void leave();
}
