import { PUSH_DENIED } from "#contract/shared/constants.ts";
import { createListeners } from "#ui/listeners.ts";
import { isPushCapable, storedPush } from "./stored-push.ts";

/** What the service worker got from the server. */
export interface PushedMessage {
  readonly title: string;
}

export interface PushState {
  /** Whether this browser can show pushes, and the site sends them. */
  readonly capable: boolean;
  /** `denied`: by the member here, or for this site in the browser. */
  readonly permission: "subscribed" | "not subscribed" | "denied";
  readonly lastMessage: PushedMessage | null;
}

let lastMessage: PushedMessage | null = null;
let current: PushState | null = null;
const { subscribe, notify } = createListeners();

export function setLastMessage(message: PushedMessage): void {
  lastMessage = message;
  notify();
}

/** Calls the listener when the state of push on this device changes, until the function is called. */
export function watchPush(changed: () => void): () => void {
  const ends = [subscribe(changed), storedPush.subscribe(changed)];
  return () => {
    for (const end of ends) end();
  };
}

/** The state of push on this device; the same object until it changes. */
export function readPushState(publicKey: string | null): PushState {
  const capable = isPushCapable(publicKey);
  const permission = readPermission(capable);
  const isSame =
    current?.capable === capable &&
    current.permission === permission &&
    current.lastMessage === lastMessage;
  if (!current || !isSame) current = { capable, permission, lastMessage };
  return current;
}

function readPermission(capable: boolean): PushState["permission"] {
  const stored = storedPush.get();
  if (stored === PUSH_DENIED || (capable && Notification.permission === "denied")) return "denied";
  return stored === null ? "not subscribed" : "subscribed";
}
