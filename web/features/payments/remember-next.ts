import { useSyncExternalStore } from "react";

const KEY = "after-payment";

/**
 * The way to the provider's page and back leaves the address behind, and a bank's app may come back
 * in another tab: where the member wanted to be is kept in the browser, for the latest order only.
 */
export function rememberNext(payment: string, next: string): void {
  try {
    if (next === "/") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ payment, next }));
  } catch {
    // A browser that keeps nothing leads home afterwards.
  }
}

/** Where she wanted to be when she ordered this payment, unchecked; null if that is not known. */
export function useRememberedNext(payment: string): string | null {
  const kept = useSyncExternalStore(onChange, read, () => null);
  return kept === null ? null : nextOf(kept, payment);
}

function onChange(changed: () => void): () => void {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The address in what was kept, where it belongs to this payment. */
export function nextOf(kept: string, payment: string): string | null {
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value !== "object" || value === null) return null;
    const { payment: of, next } = value as { payment?: unknown; next?: unknown };
    return of === payment && typeof next === "string" ? next : null;
  } catch {
    return null;
  }
}
