import { chatLiveHandlers } from "./features/chat/live-events.ts";
import { startAutoLike } from "./features/likes/auto-like.ts";
import { likesLiveHandlers } from "./features/likes/live-events.ts";
import { keepLiveConnection } from "./features/live/live-connection.ts";
import { createLiveEmitter } from "./features/live/live-handlers.ts";
import type { LivePage } from "./features/live/live-handlers.ts";
import { setLive } from "./features/live/use-live.ts";
import { startPush } from "./features/notifications/push/start-push.ts";
import { paymentLiveHandlers } from "./features/payments/live-events.ts";
import { refetchPage } from "./shell/refetching.tsx";
import { userQuery } from "./site/queries.ts";

const features = [chatLiveHandlers, likesLiveHandlers, paymentLiveHandlers];

/** Connects a member's page to the server and passes events to the features, until it is stopped. */
export function startLive(page: LivePage): () => void {
  const { api, queryClient, ownId } = page;
  const emit = createLiveEmitter(features, page);
  const reload = () => void refetchPage(queryClient);
  const stopPush = startPush({ queryClient, navigator, reload });
  const stopAutoLike = startAutoLike(page);
  const disconnect = keepLiveConnection(
    {
      open: () => new WebSocket(new URL("/api/live", location.href.replace(/^http/, "ws"))),
      page: document,
      window,
      now: () => Date.now(),
      random: () => Math.random(),
    },
    {
      onEvent: emit,
      onOpen: (again) => {
        setLive(true);
        if (again) emit({ is: "reconnected" });
      },
      onClose: () => setLive(false),
      isStillLoggedIn: async () => {
        const user = await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
        return user?.profile.id === ownId;
      },
    },
  );
  return () => {
    stopPush();
    stopAutoLike();
    disconnect();
  };
}
