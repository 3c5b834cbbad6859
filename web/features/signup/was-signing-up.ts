/** Where a sign-up is kept while the tab is open. */
export const SIGNUP_KEY = "signup";

/** Whether the modal was open when the page was left; it then opens again by itself. */
export function wasSigningUp(storage: () => Pick<Storage, "getItem">): boolean {
  try {
    const kept = JSON.parse(storage().getItem(SIGNUP_KEY) ?? "{}") as { modal?: boolean };
    return kept.modal === true;
  } catch {
    return false;
  }
}
