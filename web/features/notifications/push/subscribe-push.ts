import { PUSH_DENIED } from "#contract/shared/constants.ts";
import type { Api } from "#web/api/api.ts";
import { storedPush } from "./stored-push.ts";

const call = "POST /api/user.php?push=1";

/**
 * Asks for the permission to show notifications and subscribes this device. Returns whether the
 * member agreed. Call it after a press, or browsers do not ask.
 */
export async function subscribePush(api: Api, publicKey: string): Promise<boolean> {
  const permission = await Notification.requestPermission();
  // The member closed the question without an answer.
  if (permission === "default") return false;
  if (permission === "denied") {
    await denyPush(api);
    return false;
  }
  await navigator.serviceWorker.register("/sw-push.js");
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await saveSubscription(api, subscription);
  return true;
}

/** Stores the subscription with the server and on this device. */
export async function saveSubscription(api: Api, made: PushSubscription): Promise<void> {
  const subscription = JSON.stringify(made);
  await api(call, { body: { subscription } });
  storedPush.set(subscription);
}

/** Ends push on this device. */
export async function denyPush(api: Api): Promise<void> {
  await api(call, { body: { subscription: PUSH_DENIED } });
  storedPush.set(PUSH_DENIED);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
