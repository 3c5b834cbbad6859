import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { MemberId } from "#contract/ids.ts";
import { useApi } from "#web/page-context.ts";
import { userQuery } from "#web/site/queries.ts";
import { useUser } from "#web/site/use-site.ts";
import { keepLiveConnection } from "./live-connection.ts";
import { createLiveEmitter } from "./live-handlers.ts";
import type { LiveHandlers } from "./live-handlers.ts";
import { watchMember } from "./member-change.ts";
import { setLive } from "./use-live.ts";

/** Passes server events to the features on a member's pages. */
export function Live({ features }: { features: readonly LiveHandlers[] }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownId = useUser()?.profile.id ?? null;
  useReloadForOtherMember(ownId);
  useEffect(() => {
    if (ownId === null) return;
    const emit = createLiveEmitter(features, { api, queryClient, ownId });
    return keepLiveConnection(
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
  }, [api, queryClient, ownId, features]);
  return null;
}

/**
 * Reloads the page when another member logs in, here or in another window, so that nothing of the
 * previous member stays visible.
 */
function useReloadForOtherMember(ownId: MemberId | null): void {
  const [isOtherMember] = useState(watchMember);
  useEffect(() => {
    if (isOtherMember(ownId)) window.location.reload();
  }, [isOtherMember, ownId]);
}
