import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { unsent } from "#web/features/chat/use-unsent.ts";
import { tellOfMatch } from "#web/features/likes/tell-of-match.ts";
import { useApi } from "#web/page-context.ts";
import { useUser } from "#web/shell/use-site.ts";
import { applyEvent, readAllAnew } from "./apply-event.ts";
import { keepLiveConnection } from "./live-connection.ts";
import { setLive } from "./use-live.ts";

/** While a message is on its way its own event comes first; its answer says more. */
const OWN_ANSWER_MS = 300;

/** Hears what changes for the member, on every page; visitors have nothing to hear. */
export function Live() {
  const api = useApi();
  const queryClient = useQueryClient();
  const own = useUser()?.profile.id ?? null;
  useEffect(() => {
    if (own === null) return;
    return keepLiveConnection(
      {
        open: () => new WebSocket(new URL("/api/live", location.href.replace(/^http/, "ws"))),
        page: document,
        window,
        now: () => Date.now(),
        chance: () => Math.random(),
      },
      {
        onEvent: (event) => {
          const apply = () => applyEvent(queryClient, own, event);
          if (unsent.isSending()) setTimeout(apply, OWN_ANSWER_MS);
          else apply();
          if (event.is === "match") void tellOfMatch(api, queryClient, event.profile);
        },
        onOpen: (missed) => {
          setLive(true);
          if (missed) readAllAnew(queryClient);
        },
        onClose: () => setLive(false),
      },
    );
  }, [api, queryClient, own]);
  return null;
}
