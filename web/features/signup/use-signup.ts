import { useSyncExternalStore } from "react";
import { serverState, signupStore } from "./signup-store.ts";
import type { SignupState } from "./signup-store.ts";

/** This tab's sign-up, shared by the page and the modal. */
export const signup = signupStore();

export function useSignup(): SignupState {
  return useSyncExternalStore(signup.subscribe, signup.get, () => serverState);
}
