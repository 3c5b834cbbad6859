import { useSyncExternalStore } from "react";
import { fieldsOf } from "#web/api/fields-of.ts";
import { storedValue } from "#web/site/stored-value.ts";

/**
 * The address to open after payment, for the latest order only. It is stored in the browser because
 * the provider's page loses it and a bank's app may return to another tab.
 */
const stored = storedValue("local", "next-after-payment", (json) => {
  const { payment, next } = fieldsOf(json);
  return typeof payment === "string" && typeof next === "string" ? { payment, next } : null;
});

export function storeNextAfterPayment(payment: string, next: string): void {
  if (next === "/") stored.remove();
  else stored.set({ payment, next });
}

/** The stored address if it belongs to this payment; validate it with nextAddress(). */
export function nextAfterPayment(payment: string): string | null {
  const value = stored.get();
  return value?.payment === payment ? value.next : null;
}

export function useNextAfterPayment(payment: string): string | null {
  return useSyncExternalStore(
    onStorage,
    () => nextAfterPayment(payment),
    () => null,
  );
}

function onStorage(changed: () => void): () => void {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}
