import type { LivePage } from "#web/features/live/live-handlers.ts";
import { isInstalled } from "#web/site/use-media-query.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { clearMemberCaches } from "./clear-member-caches.ts";
import { canStoreOffline, clearOfflineCopy, readOfflineData } from "./offline-copy.ts";

/**
 * Stores the member's last conversations in the installed app and removes them when the session ends.
 * In a browser, which others may use too, it stores nothing and only removes another member's.
 */
export function startOffline(page: LivePage): () => void {
  if (!canStoreOffline()) return () => undefined;
  let ended = false;
  let stop: (() => void) | undefined;
  const start = async () => {
    if (fieldsOf(await readOfflineData())["member"] !== page.ownId) await clearOfflineCopy();
    if (!isInstalled()) return;
    const { storeConversations } = await import("./store-conversations.ts");
    if (!ended) stop = storeConversations(page);
  };
  // Reading without network is an extra: what fails now is tried again by the next page.
  void start().catch(() => undefined);
  return () => {
    ended = true;
    stop?.();
    void clearMemberCaches();
  };
}
