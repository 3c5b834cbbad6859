/** The key of the sign-up in session storage. */
export const SIGNUP_KEY = "signup";

/** Whether the modal was open when the page unloaded, so that it reopens. */
export function wasSignupOpen(storage: () => Pick<Storage, "getItem">): boolean {
  try {
    const stored = JSON.parse(storage().getItem(SIGNUP_KEY) ?? "{}") as { modal?: boolean };
    return stored.modal === true;
  } catch {
    return false;
  }
}
