import { useSyncExternalStore } from "react";
import { createListeners } from "#ui/listeners.ts";
import { storedValue } from "./stored-value.ts";

/** The keys of the alerts that can be dismissed; the first three are in the specification, section 3. */
type DismissalKey =
  | "hide-enrich-alert"
  | "hide-push-notification-alert"
  | "hide-disabled-notifications-alert"
  | "hide-install-alert";

const { subscribe, notify } = createListeners();

/**
 * Whether an alert was dismissed on this device, which holds the time. The server does not know it:
 * entry-early.ts hides the alert until the page is hydrated.
 */
export function useDismissal(key: DismissalKey) {
  const dismissedAt = storedValue("device", key, (json) => (Number.isInteger(json) ? json : null));
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => dismissedAt.get() !== null,
    () => false,
  );
  return {
    isDismissed,
    /** Shows the alert again, the next time there is a reason. */
    reset: dismissedAt.remove,
    dismiss: () => {
      dismissedAt.set(Date.now());
      notify();
      // The pressed button is gone.
      document.getElementById("content")?.focus({ preventScroll: true });
    },
  };
}
