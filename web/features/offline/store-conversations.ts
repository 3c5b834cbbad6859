import type { QueryCacheNotifyEvent } from "@tanstack/react-query";
import type { Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { chatsKey, conversationKeys } from "#web/features/chat/queries.ts";
import type { LivePage } from "#web/features/live/live-handlers.ts";
import { countsKey } from "#web/site/queries.ts";
import { whenIdle } from "#web/site/loading/when-idle.ts";
import { copyConversations, readMemberCopy } from "./copy-conversations.ts";
import { clearOfflineCopy, readOfflineData, storeOfflinePages } from "./offline-copy.ts";
import { renderOfflinePages } from "./render-offline-pages.ts";

/** After a change, since several come at once. */
const DELAY_MS = 2_000;

/** Stores the conversations now and whenever the page learns of a change, until it is stopped. */
export function storeConversations(page: LivePage): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const store = () => {
    running = running
      .then(() => (stopped ? undefined : storeOnce(page, () => stopped)))
      // Without network the copy from before remains.
      .catch(() => undefined);
  };
  const cancelFirst = whenIdle(() => {
    void navigator.serviceWorker.register("/sw-push.js").catch(() => undefined);
    store();
  });
  const seen = new Map<string, unknown>();
  const unsubscribe = page.queryClient.getQueryCache().subscribe((event) => {
    if (!isLoaded(event)) return;
    const { queryHash, state } = event.query;
    // A refetch that changed nothing returns the same data.
    if (seen.get(queryHash) === state.data) return;
    seen.set(queryHash, state.data);
    clearTimeout(timer);
    timer = setTimeout(store, DELAY_MS);
  });
  return () => {
    stopped = true;
    cancelFirst();
    clearTimeout(timer);
    unsubscribe();
  };
}

const watched: readonly unknown[] = [chatsKey[0], conversationKeys.all[0], countsKey[0]];

function isLoaded(event: QueryCacheNotifyEvent): boolean {
  return (
    event.type === "updated" &&
    event.action.type === "success" &&
    watched.includes(event.query.queryKey[0])
  );
}

async function storeOnce({ api, queryClient, ownId }: LivePage, isStopped: () => boolean) {
  const before = readMemberCopy(await readOfflineData(), ownId);
  const { chats } = await api("GET /api/chats.php", {});
  const now = Date.now();
  const conversations = await copyConversations({
    chats,
    before,
    now,
    loaded: (id) => {
      const state = queryClient.getQueryData(conversationKeys.of(id));
      return state?.is === "open" ? state.messages : null;
    },
    load: (id) => loadMessages(api, id),
  });
  const pages = await renderOfflinePages(queryClient, conversations, new Date(now));
  if (isStopped()) return;
  await storeOfflinePages({ ...pages, data: { member: ownId, conversations } });
  // The session may have ended while the browser wrote.
  if (isStopped()) await clearOfflineCopy();
}

/** Not through the query cache, which would refetch them with every page. */
async function loadMessages(api: Api, id: ConversationId): Promise<readonly Message[] | null> {
  try {
    return (await api("GET /api/chats/:id", { params: { id }, query: {} })).messages;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
