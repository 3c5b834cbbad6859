/** The offline page without anything of a member, which remains after log-out. */
export const SHELL = "offline-shell";

/**
 * Removes what a member has in the browser's caches: conversations, and a shared photo that was not
 * sent. What fails here, the service worker does with the next page.
 */
export async function clearMemberCaches(): Promise<void> {
  if (!("caches" in window)) return;
  const names = await caches.keys().catch(() => []);
  const removed = names.filter((name) => name !== SHELL).map((name) => caches.delete(name));
  await Promise.allSettled(removed);
}
