import { useSyncExternalStore } from "react";
import { serverState, signupStore } from "./signup-store.ts";
import type { SignupState } from "./signup-store.ts";

/** The one sign-up of this tab, whichever page or modal it goes on in. */
export const signup = signupStore(() => window.sessionStorage);

export function useSignup(): SignupState {
  return useSyncExternalStore(signup.subscribe, signup.get, () => serverState);
}
