import type { Api } from "#web/api/api.ts";
import { storedValue } from "#web/site/stored-value.ts";
import { isPushCapable, isPushSubscribed, storedPush } from "./stored-push.ts";
import { saveSubscription, subscribePush } from "./subscribe-push.ts";

/** Set once this tab has done it. */
const refreshed = storedValue("session", "push-refreshed", (json) => (json === true ? json : null));

/**
 * Stores this device's subscription with the server again, once in each tab: the session that had it
 * may have expired. Subscribes again if the browser lost the subscription or the site's key is new. A
 * member who took back the permission in the browser counts as undecided.
 */
export async function refreshPush(api: Api, publicKey: string | null): Promise<void> {
  if (!isPushSubscribed() || !isPushCapable(publicKey) || refreshed.get()) return;
  if (Notification.permission !== "granted") return storedPush.remove();
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription && hasKey(subscription, publicKey)) await saveSubscription(api, subscription);
  else {
    await subscription?.unsubscribe();
    await subscribePush(api, publicKey);
  }
  refreshed.set(true);
}

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCharCode(...key));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey;
}
