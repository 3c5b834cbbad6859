import { PUSH_DENIED } from "#contract/shared/constants.ts";
import { createListeners } from "#ui/listeners.ts";
import { storedValue } from "#web/site/stored-value.ts";

const stored = storedValue("local", "push", readStored);
const { subscribe, notify } = createListeners();

/** The subscription of this device as JSON, or `denied`; null if its member has not decided. */
export const storedPush = {
  get: stored.get,
  subscribe,
  set(subscription: string): void {
    stored.set(subscription);
    notify();
  },
  remove(): void {
    stored.remove();
    notify();
  },
};

function readStored(json: unknown): string | null {
  return typeof json === "string" && (json === PUSH_DENIED || json.startsWith("{")) ? json : null;
}

/** Whether this device gets push; then the page need not ask the server as often. */
export const isPushSubscribed = (): boolean => (storedPush.get() ?? PUSH_DENIED) !== PUSH_DENIED;

/** Whether this browser can show pushes, and the site sends them. */
export const isPushCapable = (publicKey: string | null): publicKey is string =>
  publicKey !== null && "PushManager" in window && "Notification" in window;

/** Whether the member can still be asked. */
export const isPushUndecided = (publicKey: string | null): boolean =>
  isPushCapable(publicKey) && Notification.permission !== "denied" && storedPush.get() === null;
