import { SHELL } from "./clear-member-caches.ts";
import type { MemberCopy } from "./copy-conversations.ts";

// The names are also in web/sw-push.js, which opens these pages without network.

/** The page with the member's conversations, and the data it was built from. */
const CONVERSATIONS = "offline-conversations";
const PAGE = "/offline";
const DATA = "/offline/data";

export interface OfflinePages {
  readonly shell: Response;
  readonly conversations: Response;
  /** For the next copy. */
  readonly data: MemberCopy;
}

/** Browsers have a cache and a service worker on https and on this machine only. */
export const canStoreOffline = (): boolean => "caches" in window && "serviceWorker" in navigator;

export async function storeOfflinePages({ shell, conversations, data }: OfflinePages) {
  await (await caches.open(SHELL)).put(PAGE, shell);
  const cache = await caches.open(CONVERSATIONS);
  await cache.put(DATA, Response.json(data));
  await cache.put(PAGE, conversations);
}

/** The data of the last copy; null if there is none. */
export async function readOfflineData(): Promise<unknown> {
  const stored = await caches.match(DATA, { cacheName: CONVERSATIONS });
  return (await stored?.json().catch(() => null)) ?? null;
}

/** Removes the member's conversations. What fails here, the service worker does with the next page. */
export async function clearOfflineCopy(): Promise<void> {
  if (canStoreOffline()) await caches.delete(CONVERSATIONS).catch(() => false);
}
