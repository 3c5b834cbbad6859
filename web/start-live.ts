import { chatLiveHandlers } from "./features/chat/live-events.ts";
import { startAutoLike } from "./features/likes/auto-likes/auto-like.ts";
import { likesLiveHandlers } from "./features/likes/live-events.ts";
import { createLiveEmitter } from "./features/live/live-handlers.ts";
import type { LivePage } from "./features/live/live-handlers.ts";
import { shareLiveConnection } from "./features/live/shared-connection.ts";
import { setLive } from "./features/live/use-live.ts";
import { startOffline } from "./features/offline/start-offline.ts";
import { refreshPush } from "./features/notifications/push/refresh-push.ts";
import { startPush } from "./features/notifications/push/start-push.ts";
import { paymentLiveHandlers } from "./features/payments/live-events.ts";
import { refetchPage, startRefetching } from "./shell/refetching.ts";
import { settingsKey, userQuery } from "./site/queries.ts";

const features = [chatLiveHandlers, likesLiveHandlers, paymentLiveHandlers];

/** Connects a member's page to the server and passes events to the features, until it is stopped. */
export function startLive(page: LivePage): () => void {
  const { api, queryClient, ownId } = page;
  const emit = createLiveEmitter(features, page);
  const reload = () => void refetchPage(queryClient);
  const stopPush = startPush({ queryClient, navigator, reload });
  const publicKey = queryClient.getQueryData(settingsKey)?.push_public_key ?? null;
  // Push is an extra: what fails now is tried again by the next tab.
  void refreshPush(api, publicKey).catch(() => undefined);
  const stopRefetching = startRefetching(queryClient);
  const stopAutoLike = startAutoLike(page);
  const stopOffline = startOffline(page);
  const disconnect = shareLiveConnection(
    {
      open: () => new WebSocket(new URL("/api/live", location.href.replace(/^http/, "ws"))),
      page: document,
      window,
      now: () => Date.now(),
      random: () => Math.random(),
      // Browsers offer locks on https and on this machine.
      locks: "locks" in navigator ? navigator.locks : undefined,
      openChannel: "BroadcastChannel" in window ? (name) => new BroadcastChannel(name) : undefined,
    },
    `live 1 ${ownId}`,
    {
      onEvent: emit,
      onOpen: () => {
        emit({ is: "connected" });
        setLive(true);
      },
      onClose: () => setLive(false),
      onMissed: () => emit({ is: "connected" }),
      isStillLoggedIn: async () => {
        const user = await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
        return user?.profile.id === ownId;
      },
    },
  );
  return () => {
    stopPush();
    stopRefetching();
    stopAutoLike();
    stopOffline();
    disconnect();
  };
}
