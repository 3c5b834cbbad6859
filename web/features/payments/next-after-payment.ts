import { useSyncExternalStore } from "react";
import { fieldsOf } from "#web/api/fields-of.ts";
import { storedValue } from "#web/site/stored-value.ts";

/**
 * The way to the provider's page and back loses the address, and a bank's app may come back in
 * another tab: where the member wanted to go is stored in the browser, for the latest order only.
 */
const stored = storedValue("local", "next-after-payment", (json) => {
  const { payment, next } = fieldsOf(json);
  return typeof payment === "string" && typeof next === "string" ? { payment, next } : null;
});

export function storeNextAfterPayment(payment: string, next: string): void {
  if (next === "/") stored.remove();
  else stored.set({ payment, next });
}

/** The stored address, if it belongs to this payment; nextAddress() has to check it. */
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
