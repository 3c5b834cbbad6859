import { invalidate } from "#web/api/query-key.ts";
import type { LivePage } from "#web/features/live/live-handlers.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { popups } from "#web/features/likes/popups/popup-store.ts";
import { likesKey } from "#web/features/likes/queries.ts";

/** The members' area (specification, section 4) without the conversations, which nothing interrupts. */
const MEMBERS_AREA = /^\/(?:members(?:\/[^/]+)?|chats|likes(?:\/.*)?|premium)$/;

/** How often to look whether the member is in the members' area. */
const LOOK_MS = 1_000;

/** How long after an automatic like the likes reload. */
const AUTO_LIKE_RELOAD_MS = 500;

/**
 * Asks once, when a confirmed member is in the members' area, for the day's like of a fictional profile.
 * It looks for the address again and again, because a hook of the router would be part of every page's
 * first load. Returns a function that stops it.
 */
export function startAutoLike(page: LivePage): () => void {
  const timer = setInterval(() => {
    const user = page.queryClient.getQueryData(userKey);
    if (user?.status === "not_confirmed" || !MEMBERS_AREA.test(location.pathname)) return;
    clearInterval(timer);
    // Without an answer there is none today.
    requestAutoLike(page).catch(() => undefined);
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** Shows the like at once; the lists reload a little later (specification, section 7). */
async function requestAutoLike({ api, queryClient }: LivePage): Promise<void> {
  const member = await api("GET /api/auto-like.php", {});
  if (!member) return;
  popups.show({ is: "new-like", member });
  setTimeout(() => invalidate(queryClient, likesKey, countsKey), AUTO_LIKE_RELOAD_MS);
}
