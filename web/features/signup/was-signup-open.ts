/** The key of a sign-up in the tab's storage. */
export const SIGNUP_KEY = "signup";

/** Whether the modal was open when the page was left: then it opens again. */
export function wasSignupOpen(storage: () => Pick<Storage, "getItem">): boolean {
  try {
    const stored = JSON.parse(storage().getItem(SIGNUP_KEY) ?? "{}") as { modal?: boolean };
    return stored.modal === true;
  } catch {
    return false;
  }
}
